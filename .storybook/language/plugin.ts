import type { Plugin } from "vite";

const here = import.meta.dirname;
const head = (module: string) =>
  [
    `/** @jsxImportSource ${here} */ import { reading } from "${here}/reading.ts"`,
    `import { playInOwnLanguage } from "${here}/in-own-language.ts"`,
    `import * as gkStories from "${module}"`,
    "const gkRead = reading();",
  ].join("; ");

/**
 * Has the elements of stories, and of what only stories use, made by the JSX runtime of this folder, which puts their words
 * into the language of the toolbar, and has the stories played in their own alone. The pieces themselves are compiled as
 * they always are.
 */
export const languagePlugin = (): Plugin => ({
  name: "gk-language",
  enforce: "pre",
  transform: {
    filter: { id: /packages\/ui\/src\/.+(?:\.stories|\.fixture|\/specimens\/[^/]+)\.tsx$/ },
    // On the first line, so that every line keeps its number.
    handler: (source, id) => ({
      code: `${head(id)} ${source}\ngkRead();\nplayInOwnLanguage(gkStories);\n`,
      map: null,
    }),
  },
});
