import { builtinHandlers, builtinResolvers, ERROR_CODES, makeFsImporter, parse } from "react-docgen";
import type { Plugin } from "vite";
import { ownProps, withoutAttributes, withTags } from "./own-props.ts";
import { docgenProperty } from "./property.ts";

const { componentDocblockHandler, defaultPropsHandler, displayNameHandler } = builtinHandlers;
const settings = {
  handlers: [ownProps, componentDocblockHandler, defaultPropsHandler, displayNameHandler],
  resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
  importer: makeFsImporter(),
  babelOptions: { babelrc: false, configFile: false },
};

/** What the docstrings of a module's exported components say, in its own words. */
export function docgen(source: string, filename: string) {
  try {
    return parse(source, { ...settings, filename })
      .map(withoutAttributes)
      .map(withTags);
  } catch (error) {
    // A module without a component.
    if (error instanceof Error && "code" in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/**
 * Writes beside each component what its docstrings say, for props tables and controls.
 * Storybook's own plugin is react-docgen too, but loses the props behind `Omit` and `Pick` and the `@default` tags.
 */
export const docgenPlugin = (): Plugin => ({
  name: "gk-docgen",
  enforce: "pre",
  transform: {
    filter: { id: { include: /packages\/ui\/src\/.+\.tsx$/, exclude: /\.(?:stories|test)\.tsx$/ } },
    handler(source, id) {
      const notes = docgen(source, id)
        .filter(({ displayName }) => displayName && source.includes(`function ${displayName}`))
        .map((documentation) => `${documentation.displayName}.${docgenProperty} = ${JSON.stringify(documentation)};`);
      return notes.length > 0 ? { code: `${source}\n${notes.join("\n")}\n`, map: null } : null;
    },
  },
});
