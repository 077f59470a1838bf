import { globSync } from "node:fs";
import path from "node:path";

/** The folder of the package. */
export const root = path.join(import.meta.dirname, "..");
export const source = path.join(root, "src");

/** What is published: the contents of this folder, with a `package.json` of its own. */
export const dist = path.join(root, "dist");

/**
 * The entries by name, each with its folder on a shelf of `src`, which is its folder in `dist` too.
 *
 * @example entries.get("button") // "controls/button", which apps import as `@gk/ui/button`
 */
export const entries: ReadonlyMap<string, string> = new Map(
  globSync("*/*/index.ts", { cwd: source })
    .map((file): [string, string] => [path.basename(path.dirname(file)), path.dirname(file)])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);
