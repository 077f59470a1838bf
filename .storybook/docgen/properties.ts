import { type babelTypes, type Handler, type NodePath, utils } from "react-docgen";
import { bare } from "./types.ts";

type Builder = Parameters<Handler>[0];
type Keep = (name: string) => boolean;
/** What the parameters of a generic type stand for. */
export type Given = ReadonlyMap<string, NodePath>;
/** A property of a type: where it is declared, and what it is there where the type is used. */
export type Property = {
  declaration: NodePath<babelTypes.TSPropertySignature>;
  name: string;
  required: boolean;
  type: NodePath;
  given: Given;
};
type Visit = (property: Property) => void;

const nothing: Given = new Map();
const everything: Keep = () => true;
const nameOf = (reference: NodePath<babelTypes.TSTypeReference>) => utils.printValue(reference.get("typeName"));
const argumentsOf = (reference: NodePath) =>
  reference.has("typeParameters") ? (reference.get("typeParameters.params") as NodePath[]) : [];

/** What a parameter stands for; any other type as it is. */
function standsFor(type: NodePath, given: Given): NodePath {
  const path = bare(type);
  return (path.isTSTypeReference() && given.get(nameOf(path))) || path;
}

/** The names of a type such as `"id" | "value"` or `keyof Own`. */
function namesIn(path: NodePath): string[] {
  if (path.isTSUnionType()) return path.get("types").flatMap((part) => namesIn(part as NodePath));
  if (path.isTSLiteralType()) return [utils.printValue(path).slice(1, -1)];
  if (path.isTSTypeOperator({ operator: "keyof" })) {
    const names: string[] = [];
    eachProperty(path.get("typeAnnotation"), ({ name }) => names.push(name));
    return names;
  }
  return [];
}

/** What a type's name means, and what its parameters stand for there. */
function meaningOf(reference: NodePath<babelTypes.TSTypeReference>, given: Given) {
  const declared = utils.resolveToValue(reference.get("typeName"));
  if (!declared.isTSTypeAliasDeclaration()) return undefined;
  const parameters = declared.has("typeParameters") ? declared.get("typeParameters.params") : [];
  const values = argumentsOf(reference);
  const stands = parameters.flatMap(({ node }, place) => {
    const value = values[place];
    return value ? [[node.name, standsFor(value, given)] as const] : [];
  });
  return { type: declared.get("typeAnnotation"), given: new Map(stands) };
}

type Options = {
  keep?: Keep;
  builder?: Builder | undefined;
  given?: Given;
  /** Whether the type stands in one of these, which decide for its properties. */
  within?: "Partial" | "Required" | undefined;
};

/** Visits the properties of a type, also through `&`, `|`, names, `Omit`, `Pick`, `Partial` and `Required`. */
export function eachProperty(type: NodePath, visit: Visit, options: Options = {}): void {
  const { keep = everything, builder, given = nothing, within } = options;
  const again = (inner: NodePath, changed: Options = {}) => eachProperty(inner, visit, { ...options, ...changed });
  const path = bare(type);
  if (path.isTSIntersectionType() || path.isTSUnionType()) {
    for (const part of path.get("types") as NodePath[]) again(part);
    return;
  }
  if (path.isTSTypeLiteral()) {
    for (const declaration of path.get("members") as NodePath[]) {
      if (!declaration.isTSPropertySignature()) continue;
      const name = utils.getPropertyName(declaration);
      if (!name || !keep(name)) continue;
      const required = within ? within === "Required" : !declaration.node.optional;
      const stands = standsFor(declaration.get("typeAnnotation") as NodePath, given);
      visit({ declaration, name, required, type: stands, given });
    }
    return;
  }
  if (!path.isTSTypeReference()) return;
  const name = nameOf(path);
  const stands = given.get(name);
  if (stands) return again(stands, { given: nothing });
  const [subject, chosen] = argumentsOf(path);
  if (subject && name === "Readonly") return again(subject);
  if (subject && (name === "Partial" || name === "Required")) return again(subject, { within: within ?? name });
  if (subject && chosen && (name === "Omit" || name === "Pick")) {
    const names = new Set(namesIn(chosen));
    return again(subject, { keep: (key) => keep(key) && names.has(key) === (name === "Pick") });
  }
  const meaning = meaningOf(path, given);
  if (meaning) again(meaning.type, { given: meaning.given });
  else if (name.endsWith("Attributes")) builder?.addComposes(utils.printValue(path));
}
