import { type NodePath, utils } from "react-docgen";
import { eachProperty, type Given, type Property } from "./properties.ts";
import { bare, shownType } from "./types.ts";

/** A part of a prop that is an object or a list of objects. */
export type Part = {
  /** Where it is: `.title`, `[].value`, `.choose.label`. */
  path: string;
  required: boolean;
  type: string;
  default?: string | undefined;
  /** Its docstring. */
  description: string;
};

/** The type inside `T[]` and `readonly T[]`; none for what is no list. */
function itemOf(type: NodePath): NodePath | undefined {
  const path = bare(type);
  if (path.isTSTypeOperator({ operator: "readonly" })) return itemOf(path.get("typeAnnotation"));
  return path.isTSArrayType() ? path.get("elementType") : undefined;
}

/** Parts of the same place, one of each kind that the place may be, told as one. */
function merged(parts: readonly Part[]): Part[] {
  const places = Map.groupBy(parts, ({ path }) => path);
  return [...places.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const types = new Set([first, ...others].map(({ type }) => type));
    return [{ ...first, type: [...types].join(" | ") }];
  });
}

/** What a type consists of, to the last object in it; types of other packages are not looked into. */
export function partsOf(type: NodePath, given: Given, within: readonly unknown[] = []): Part[] {
  const path = bare(type);
  if (path.isTSUnionType()) {
    return merged(path.get("types").flatMap((kind) => partsOf(kind as NodePath, given, within)));
  }
  const item = itemOf(path);
  if (item) return partsOf(item, given, within).map((part) => ({ ...part, path: `[]${part.path}` }));
  const parts: Part[] = [];
  const tell = ({ declaration, name, required, type: own, given: ownGiven }: Property) => {
    // A type that holds itself, such as a tree.
    if (within.includes(declaration.node)) return;
    const shown = shownType(own);
    parts.push({
      path: `.${name}`,
      required,
      type: "raw" in shown ? shown.raw : shown.name,
      description: utils.docblock.getDocblock(declaration) ?? "",
    });
    const inner = partsOf(own, ownGiven, [...within, declaration.node]);
    parts.push(...inner.map((part) => ({ ...part, path: `.${name}${part.path}` })));
  };
  eachProperty(path, tell, { given });
  return merged(parts);
}
