import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Where a rule comes from is for this repository: in what is published a docstring says the reason itself. */
const withoutSources = (text: string) =>
  text
    .replaceAll(/(?:\n *\*)?\s*@source [^\n]*?(?= \*\/|\n)/g, "")
    .replaceAll(/(?:\n *\*)+(?=\n *\*\/)/g, "")
    .replaceAll(/^ *\/\*\* *\*\/\n/gm, "");

/** Takes the sources of rules out of the modules and types of a folder. */
export function takeSourcesOut(folder: string): void {
  for (const name of globSync("**/*.{js,d.ts}", { cwd: folder })) {
    const file = path.join(folder, name);
    writeFileSync(file, withoutSources(readFileSync(file, "utf8")));
  }
}
