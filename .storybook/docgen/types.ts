import { type NodePath, type PropDescriptor, utils } from "react-docgen";

type Shown = NonNullable<PropDescriptor["tsType"]>;

/** A type without the brackets around it and the colon before it. */
export const bare = (path: NodePath): NodePath =>
  path.isTSParenthesizedType() || path.isTSTypeAnnotation() ? bare(path.get("typeAnnotation") as NodePath) : path;

const get = (path: NodePath<object>, key: string) => bare((path as NodePath).get(key) as NodePath);
const textOf = (path: NodePath) => utils.printValue(path).replaceAll(/\s+/g, " ");

/** The members of `(typeof names)[number]`, where `names` is a constant array. */
function membersOfArray(path: NodePath): string[] {
  if (!path.isTSIndexedAccessType()) return [];
  const query = get(path, "objectType");
  if (!query.isTSTypeQuery()) return [];
  const value = utils.resolveToValue(get(query, "exprName"));
  const array = value.isTSAsExpression() ? get(value, "expression") : value;
  if (!array.isArrayExpression()) return [];
  return array.get("elements").map((element) => textOf(element as NodePath));
}

/** What a type can be, one text each, without `undefined`: a name for literals is replaced by the literals. */
function alternatives(type: NodePath): string[] {
  const path = bare(type);
  if (path.isTSUnionType()) return path.get("types").flatMap((part) => alternatives(part as NodePath));
  if (path.isTSUndefinedKeyword()) return [];
  const named = path.isTSTypeReference() ? utils.resolveToValue(get(path, "typeName")) : path;
  const meant = named.isTSTypeAliasDeclaration() ? get(named, "typeAnnotation") : named;
  const members = membersOfArray(meant);
  if (members.length > 0) return members;
  const literal = meant !== path && (meant.isTSUnionType() || meant.isTSLiteralType());
  const parts = literal ? alternatives(meant) : [];
  return parts.length > 0 && parts.every(isLiteral) ? parts : [textOf(path)];
}

const isLiteral = (text: string) => /^(?:"[^"]*"|'[^']*'|-?\d+|true|false)$/.test(text);

/** A prop's type as Storybook reads it: literals become a choice, `boolean` a switch, a function a log of its calls. */
export function shownType(annotation: NodePath): Shown {
  const parts = alternatives(annotation);
  const raw = parts.join(" | ");
  if (parts.every(isLiteral)) {
    return { name: "union", raw, elements: parts.map((value) => ({ name: "literal", value })) };
  }
  const isFunction = parts.length === 1 && /^\(.*\) => /.test(raw);
  return isFunction ? { name: "signature", type: "function", raw, signature: { arguments: [] } } : { name: raw, raw };
}
