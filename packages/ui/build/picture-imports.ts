import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { source } from "./places.ts";

const query = ".svg?no-inline";
/** The module that answers a picture's address; a file of that name is written, none is read. */
const module = ".svg.ts";

/**
 * Publishes each drawn picture as a file, and a module that answers its address in whatever shape the app's bundler gives
 * it: text, or an object (Next). Plain Node has no bundler: there `#pictures` leads to a module with the file's own address.
 */
export const pictureImports = (): Plugin => ({
  name: "picture-imports",
  enforce: "pre",
  resolveId(specifier, importer) {
    if (specifier.startsWith("#pictures/")) return { id: specifier, external: true };
    if (!specifier.endsWith(query) || !importer) return null;
    return path.resolve(path.dirname(importer), specifier.replace(query, module));
  },
  load(id) {
    if (!id.endsWith(module)) return null;
    const drawn = id.replace(module, ".svg");
    const fileName = path.relative(source, drawn);
    this.emitFile({ type: "asset", fileName, source: readFileSync(drawn) });
    this.emitFile({
      type: "asset",
      fileName: `${fileName}.node.js`,
      source: `export default new URL("./${path.basename(drawn)}", import.meta.url).href;\n`,
    });
    return `import file from "#pictures/${fileName}";\nexport default typeof file === "string" ? file : file.src;\n`;
  },
});
