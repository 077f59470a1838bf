import type { ESTree } from "vite";
import { bare, type Module } from "./module.ts";
import { written } from "./written.ts";

/** One thing that a story gives to its piece: a prop, or several at once (`{...english}`). */
export type Given =
  | { name: string; value: ESTree.Expression; text: string }
  | { spread: string; names: ReadonlySet<string> };

const propertyOf = (group: ESTree.ObjectExpression, name: string): ESTree.Expression | undefined => {
  const found = group.properties.find(
    (property) => property.type === "Property" && property.key.type === "Identifier" && property.key.name === name,
  );
  return found?.type === "Property" ? bare(found.value) : undefined;
};

/** A story or the `meta` of a module, by its name. */
const groupOf = ({ values }: Module, name: string) => {
  const value = values.get(name);
  return value?.type === "ObjectExpression" ? value : undefined;
};

/** The story of which an expression means the args: `English.args`. */
const ownerOf = (value: ESTree.Expression) =>
  value.type === "MemberExpression" &&
  value.object.type === "Identifier" &&
  value.property.type === "Identifier" &&
  value.property.name === "args"
    ? value.object.name
    : undefined;

/** The props that are known to stand in a constant: what else it has is the type checker's affair. */
function namesOf(module: Module, value: ESTree.Expression): Set<string> {
  const constant = value.type === "Identifier" ? groupOf(module, value.name) : undefined;
  const given = constant ? givenBy(module, constant) : [];
  return new Set(given.flatMap((one) => ("name" in one ? [one.name] : [...one.names])));
}

/** What an object of args gives. */
export function givenBy(module: Module, args: ESTree.Expression | undefined): Given[] {
  if (!args) return [];
  const value = bare(args);
  const owner = ownerOf(value);
  if (owner) return givenByStory(module, owner);
  if (value.type !== "ObjectExpression") return [{ spread: written(module, value), names: namesOf(module, value) }];
  return value.properties.flatMap((property): Given[] => {
    if (property.type === "SpreadElement") return givenBy(module, property.argument);
    const { key, value: given } = property;
    const name = key.type === "Identifier" ? key.name : String("value" in key ? key.value : "");
    return [{ name, value: bare(given), text: written(module, given) }];
  });
}

/** What a group (`{ args }`, a story, `meta`) gives, and before it what the story gives that it is spread from. */
function givenByGroup(module: Module, group: ESTree.ObjectExpression): Given[] {
  const spread = group.properties.flatMap((property) =>
    property.type === "SpreadElement" && property.argument.type === "Identifier" && !propertyOf(group, "args")
      ? givenByStory(module, property.argument.name)
      : [],
  );
  return [...spread, ...givenBy(module, propertyOf(group, "args"))];
}

export function givenByStory(module: Module, story: string): Given[] {
  const group = groupOf(module, story);
  return group ? givenByGroup(module, group) : [{ spread: `${story}.args`, names: new Set() }];
}

/** What an argument of `specimens` gives: a story by its name, or one that is written in place. */
export const givenByTold = (module: Module, told: ESTree.Expression): Given[] =>
  told.type === "ObjectExpression"
    ? givenByGroup(module, told)
    : told.type === "Identifier"
      ? givenByStory(module, told.name)
      : [];

const gives = (given: Given, name: string) => ("name" in given ? given.name === name : given.names.has(name));

/** The last word about each prop. */
export const settled = (given: readonly Given[]): Given[] =>
  given.filter(
    (one, place) => !("name" in one) || !given.some((other, later) => later > place && gives(other, one.name)),
  );

/** How a story is drawn: its own way, that of the story it is spread from, or that of all stories of the piece. */
export function renderOf(module: Module, story: string): ESTree.Expression | undefined {
  const group = groupOf(module, story);
  const own = group && propertyOf(group, "render");
  if (own) return own;
  const [inherited] =
    group?.properties.flatMap((property) =>
      property.type === "SpreadElement" && property.argument.type === "Identifier" ? [property.argument.name] : [],
    ) ?? [];
  if (inherited) return renderOf(module, inherited);
  return story === "meta" ? undefined : renderOf(module, "meta");
}

export function componentOf(module: Module): string | undefined {
  const meta = groupOf(module, "meta");
  const component = meta && propertyOf(meta, "component");
  return component && written(module, component);
}
