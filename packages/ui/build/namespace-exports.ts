import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { source } from "./places.ts";

const written = /^export \* as \w+ from "(\.\/.+)\.ts";$/gm;

/** The sources that a door exports as one name (`export * as pictures`), without their ending. */
export const namespaces = globSync("*/index.ts", { cwd: source }).flatMap((door) =>
  [...readFileSync(path.join(source, door), "utf8").matchAll(written)].map(([, module = ""]) =>
    path.join(path.dirname(door), module),
  ),
);

/** Leaves such an export as it stands. The bundler would make an object of it, which brings all its members along. */
export const namespaceExports = (): Plugin => ({
  name: "namespace-exports",
  enforce: "pre",
  resolveId(specifier, importer) {
    if (!importer || path.basename(importer) !== "index.ts") return null;
    const module = specifier.replace(/\.ts$/, "");
    const place = path.relative(source, path.resolve(path.dirname(importer), module));
    return namespaces.includes(place) ? { id: `${module}.js`, external: true } : null;
  },
});
