import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where a module names another one of ours, but for its types: `import … from`, `export … from`, `import("…")`. */
const named = /(?:^|\n)(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s)?"(\.[^"]+)"|import\("(\.[^"]+)"\)/g;

/** What the browser never gets, and what says nothing. */
const isElsewhere = (file: string) => /\.server\.tsx?$|\/generated\/|\+types|\.css$/.test(file);

const sources = new Map<string, string>();

function sourceOf(file: string): string {
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  return source;
}

/** The sources of a module and of all that it brings with it to the browser, by their paths, without what is `apart`. */
export function modulesOf(file: string, apart: RegExp): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const open = [file];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next) || isElsewhere(next) || apart.test(next) || !existsSync(next)) continue;
    const source = sourceOf(next);
    found.set(next, source);
    const folder = path.dirname(next);
    for (const [, from, later] of source.matchAll(named)) open.push(path.join(folder, from ?? later ?? ""));
  }
  return found;
}
