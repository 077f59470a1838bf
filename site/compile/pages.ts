import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { locales } from "@gk/domain";
import { compilePage } from "./markdown.ts";

const source = path.join(import.meta.dirname, "../content");
const output = path.join(import.meta.dirname, "../app/content/generated");

/** Compiles the long pages (`content/<locale>/<page>.md`) into one module a language and page. */
export function compilePages() {
  rmSync(output, { recursive: true, force: true });
  for (const locale of locales) {
    mkdirSync(path.join(output, locale), { recursive: true });
    for (const file of readdirSync(path.join(source, locale))) {
      const page = compilePage(readFileSync(path.join(source, locale, file), "utf8"), locale);
      writeFileSync(path.join(output, locale, file.replace(".md", ".ts")), `export default ${JSON.stringify(page)};\n`);
    }
  }
}
