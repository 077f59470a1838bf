import { execFileSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { entries, root } from "./places.ts";

const relative = /(?<=\bfrom "|\bimport\("|^import ")(\.{1,2}\/[^"]+)\.tsx?(?=")/gm;

/** The declarations that a declaration imports, as absolute files. */
const imported = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(relative)].map(
    ([, module = ""]) => `${path.resolve(path.dirname(file), module)}.d.ts`,
  );

/** What can be reached from the entries; nobody can see the rest. */
function reachable(folder: string): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    imported(file).forEach(visit);
  };
  ["", ...entries.values()].forEach((entry) => visit(path.join(folder, entry, "index.d.ts")));
  return seen;
}

/** Writes the types beside the modules of a folder. They import each other by the published names: `./Button.js`. */
export function declarations(folder: string) {
  const project = path.join(import.meta.dirname, "tsconfig.declarations.json");
  execFileSync("tsc", ["--project", project, "--outDir", folder], { cwd: root, stdio: "inherit" });
  const seen = reachable(folder);
  for (const name of globSync("**/*.d.ts", { cwd: folder })) {
    const file = path.join(folder, name);
    if (seen.has(file)) writeFileSync(file, readFileSync(file, "utf8").replaceAll(relative, "$1.js"));
    else rmSync(file);
  }
}
