import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const site = path.join(import.meta.dirname, "..");
const drawn = path.join(site, "../packages/ui/src/product/pictures/drawings");
const output = path.join(site, "app/share/generated");

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The drawings as texts, each by the name that `pictures` of `@gk/ui` has for it: the server draws them into others. */
export function copyDrawings() {
  const texts = readdirSync(drawn)
    .filter((file) => file.endsWith(".svg"))
    .map((file) => {
      const text = readFileSync(path.join(drawn, file), "utf8").trim();
      return `  ${camel(path.basename(file, ".svg"))}: ${JSON.stringify(text)},\n`;
    });
  mkdirSync(output, { recursive: true });
  const head = "// Made by compile/drawings.ts from the drawn files; not for editing.\n";
  writeFileSync(path.join(output, "drawings.ts"), `${head}export const drawings = {\n${texts.join("")}};\n`);
}
