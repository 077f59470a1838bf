import { type babelTypes, type Handler, type NodePath, utils } from "react-docgen";
import { bare } from "./types.ts";

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

/** Visits the properties of a type, also through `&`, `|`, names, `Omit`, `Pick`, `Partial` and `Required`. */
export function eachProperty(type: NodePath, keep: Keep, builder: Builder | undefined, visit: Visit): void {
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
