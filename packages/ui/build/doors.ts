import { readFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, parseSync, transformWithOxc } from "vite";
import { entries, source } from "./places.ts";

const read = (door: string) => readFileSync(path.join(source, `${door}.ts`), "utf8");
const entryDoors = ["index", ...[...entries.values()].map((folder) => `${folder}/index`)];
const namespace = /^export \* as \w+ from "(\.\/.+)\.ts";$/gm;

/** The modules that apps import, and those that a door exports as one name (`export * as pictures`); without their ending. */
export const doors = entryDoors.flatMap((door) => [
  door,
  ...[...read(door).matchAll(namespace)].map(([, member = ""]) => path.join(path.dirname(door), member)),
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
 * Writes such doors as they stand in the source. The bundler makes an object of a name like `pictures`, and an app's bundler
 * can't take a single picture out of an object.
 */
export const plainDoors = (): Plugin => ({
  name: "plain-doors",
  enforce: "post",
  async generateBundle(_, bundle) {
    for (const door of doors) {
      const file = path.join(source, `${door}.ts`);
      const chunk = bundle[`${door}.js`];
      if (chunk?.type !== "chunk") throw new Error(`${file} was not bundled.`);
      if (!passesOn(file, read(door))) continue;
      const { code } = await transformWithOxc(read(door), file, { sourcemap: false });
      chunk.code = code.replaceAll(/\.tsx?(?=";)/g, ".js");
    }
    // What made the objects.
    for (const name of Object.keys(bundle)) if (name.startsWith("_virtual/")) delete bundle[name];
  },
});
