import type { Plugin } from "vite";
import { copyCode } from "./copy-code.ts";
import { readModule } from "./module.ts";
import { storiesIn } from "./stories-in.ts";

/** What a story is given for “Show code”: its code as an app would write it, or nothing to show. */
function note(name: string, code: string | undefined): string {
  const docs = code === undefined ? { canvas: { sourceState: "none" } } : { source: { code, language: "tsx" } };
  return `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, ...${JSON.stringify(docs)} } };`;
}

/** Has “Copy code” of a story give code that compiles in an app, in place of a part of the file of stories. */
export const copyCodePlugin = (): Plugin => ({
  name: "gk-copy-code",
  enforce: "pre",
  transform: {
    filter: { id: { include: /packages\/ui\/src\/.+\.stories\.tsx$/, exclude: /\/specimens\// } },
    handler(source, id) {
      const module = readModule(id, source);
      const notes = storiesIn(module).map((name) => note(name, copyCode(module, name)));
      return { code: `${source}\n${notes.join("\n")}\n`, map: null };
    },
  },
});
