import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, parseSync, transformWithOxc } from "vite";
import { entries, source } from "./places.ts";

const read = (name: string) => readFileSync(path.join(source, `${name}.ts`), "utf8");
const entryPoints = ["index", ...[...entries.values()].map((folder) => `${folder}/index`)];
const namespace = /^export \* as \w+ from "(\.\/.+)\.ts";$/gm;

/**
 * The modules that apps import, and those that an entry point exports as one name (`export * as pictures`); without their
 * ending.
 */
export const entryModules = entryPoints.flatMap((name) => [
  name,
  ...[...read(name).matchAll(namespace)].map(([, member = ""]) => path.join(path.dirname(name), member)),
]);

/** Whether a module only passes on what others export. */
const passesOn = (file: string, text: string) =>
  parseSync(file, text).program.body.every(
    (statement) =>
      statement.type === "ExportAllDeclaration" ||
      (statement.type === "ExportNamedDeclaration" && statement.source) ||
      (statement.type === "ImportDeclaration" && statement.specifiers.length === 0),
  );

/**
 * Writes such modules as they stand in the source. The bundler makes an object of a name like `pictures`, and an app's
 * bundler can't take a single picture out of an object.
 */
export const plainEntryModules = (): Plugin => ({
  name: "plain-entry-modules",
  enforce: "post",
  async generateBundle(_, bundle) {
    for (const name of entryModules) {
      const file = path.join(source, `${name}.ts`);
      const chunk = bundle[`${name}.js`];
      if (chunk?.type !== "chunk") throw new Error(`${file} was not bundled.`);
      if (!passesOn(file, read(name))) continue;
      const { code } = await transformWithOxc(read(name), file, { sourcemap: false });
      chunk.code = code.replaceAll(/\.tsx?(?=";)/g, ".js");
    }
    // What made the objects.
    for (const name of Object.keys(bundle)) if (name.startsWith("_virtual/")) delete bundle[name];
  },
});
