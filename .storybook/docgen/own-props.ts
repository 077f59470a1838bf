import { type babelTypes, type Documentation, type Handler, type NodePath, utils } from "react-docgen";
import { readDocstring } from "./docstring.ts";
import { bare, shownType } from "./types.ts";

type Builder = Parameters<Handler>[0];
type Keep = (name: string) => boolean;
type Visit = (property: NodePath<babelTypes.TSPropertySignature>, name: string) => void;

/** The names of a type such as `"id" | "value"` or `keyof Own`. */
function namesIn(path: NodePath): string[] {
  if (path.isTSUnionType()) return path.get("types").flatMap((part) => namesIn(part as NodePath));
  if (path.isTSLiteralType()) return [utils.printValue(path).slice(1, -1)];
  if (path.isTSTypeOperator({ operator: "keyof" })) {
    const names: string[] = [];
    eachProperty(
      path.get("typeAnnotation"),
      () => true,
      undefined,
      (_, name) => names.push(name),
    );
    return names;
  }
  return [];
}

/** Visits the properties of a props type, also through `&`, `|`, names, `Omit`, `Pick`, `Partial` and `Required`. */
function eachProperty(type: NodePath, keep: Keep, builder: Builder | undefined, visit: Visit): void {
  const path = bare(type);
  const again = (inner: NodePath, kept = keep) => eachProperty(inner, kept, builder, visit);
  if (path.isTSIntersectionType() || path.isTSUnionType()) {
    for (const part of path.get("types") as NodePath[]) again(part);
    return;
  }
  if (path.isTSTypeLiteral()) {
    for (const member of path.get("members") as NodePath[]) {
      if (!member.isTSPropertySignature()) continue;
      const name = utils.getPropertyName(member);
      if (name && keep(name)) visit(member, name);
    }
    return;
  }
  if (!path.isTSTypeReference()) return;
  const name = utils.printValue(path.get("typeName"));
  const [subject, chosen] = path.has("typeParameters") ? (path.get("typeParameters.params") as NodePath[]) : [];
  if (subject && ["Partial", "Required", "Readonly"].includes(name)) return again(subject);
  if (subject && chosen && (name === "Omit" || name === "Pick")) {
    const names = new Set(namesIn(chosen));
    return again(subject, (key) => keep(key) && names.has(key) === (name === "Pick"));
  }
  const meant = utils.resolveGenericTypeAnnotation(path);
  if (meant) again(meant);
  else if (name.endsWith("Attributes")) builder?.addComposes(utils.printValue(path));
}

/**
 * Documents the props of a component's own types. React's types of HTML attributes are only named: a table of every DOM
 * attribute would hide what the piece adds.
 */
export const ownProps: Handler = (builder, component) => {
  for (const type of utils.getTypeFromReactComponent(component)) {
    eachProperty(
      type,
      () => true,
      builder,
      (property, name) => {
        const prop = builder.getPropDescriptor(name);
        prop.required = !property.node.optional;
        prop.tsType = shownType(property.get("typeAnnotation") as NodePath);
        utils.setPropDescription(builder, property);
      },
    );
  }
};

/** Leaves out what has a default but no type of its own: an HTML attribute that the component sets unless told otherwise. */
export function withoutAttributes({ props = {}, ...documentation }: Documentation): Documentation {
  const own = Object.entries(props).filter(([, { tsType }]) => tsType);
  return { ...documentation, props: Object.fromEntries(own) };
}

/** Moves what a tag says to where it is looked for: `@default` is a prop's default, the other tags end its description. */
export function withTags(documentation: Documentation): Documentation {
  for (const prop of Object.values(documentation.props ?? {})) {
    const { text, tags } = readDocstring(prop.description ?? "");
    const usual = tags.find(({ name }) => name === "default");
    if (usual) prop.defaultValue = { value: usual.value, computed: false };
    const rest = tags.filter((tag) => tag !== usual).map(({ name, value }) => `${name}: ${value}`);
    prop.description = [text, ...rest].filter(Boolean).join(" · ");
  }
  return documentation;
}
