import { type Documentation, type Handler, utils } from "react-docgen";
import { readDocstring } from "./docstring.ts";
import { type Part, partsOf } from "./parts.ts";
import { eachProperty } from "./properties.ts";
import { shownType } from "./types.ts";

declare module "react-docgen" {
  interface PropDescriptor {
    /** What it consists of, where it is an object or a list of objects. */
    parts?: Part[];
  }
}

/**
 * Documents the props of a component's own types. React's types of HTML attributes are only named: a table of every DOM
 * attribute would hide what the piece adds.
 */
export const ownProps: Handler = (builder, component) => {
  for (const props of utils.getTypeFromReactComponent(component)) {
    eachProperty(
      props,
      ({ declaration, name, required, type, given }) => {
        const prop = builder.getPropDescriptor(name);
        prop.required = required;
        prop.tsType = shownType(type);
        prop.parts = partsOf(type, given);
        utils.setPropDescription(builder, declaration);
      },
      { builder },
    );
  }
};

/** Leaves out what has a default but no type of its own: an HTML attribute that the component sets unless told otherwise. */
export function withoutAttributes({ props = {}, ...documentation }: Documentation): Documentation {
  const own = Object.entries(props).filter(([, { tsType }]) => tsType);
  return { ...documentation, props: Object.fromEntries(own) };
}

/** The sentences of a docstring; what its tags say ends them, but for `@default` and our own `@source`. */
function withoutTags(docstring: string): string {
  const { text, tags } = readDocstring(docstring);
  const told = tags
    .filter(({ name }) => name !== "default" && name !== "source")
    .map(({ name, value }) => `${name}: ${value}`);
  return [text, ...told].filter(Boolean).join(" · ");
}

/** The docstring's `@default`. */
const usual = (docstring: string) => readDocstring(docstring).tags.find(({ name }) => name === "default")?.value;

/** Moves what a tag says to where it is looked for: `@default` is a default, others end the description. */
export function withTags(documentation: Documentation): Documentation {
  for (const prop of Object.values(documentation.props ?? {})) {
    const docstring = prop.description ?? "";
    const value = usual(docstring);
    if (value !== undefined) prop.defaultValue = { value, computed: false };
    prop.description = withoutTags(docstring);
    for (const part of prop.parts ?? []) {
      part.default = usual(part.description);
      part.description = withoutTags(part.description);
    }
  }
  return documentation;
}
