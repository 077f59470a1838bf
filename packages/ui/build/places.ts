import { readdirSync } from "node:fs";
import path from "node:path";

/** The folder of the package. */
export const root = path.join(import.meta.dirname, "..");
export const source = path.join(root, "src");

/** What is published: the contents of this folder, with a `package.json` of its own. */
export const dist = path.join(root, "dist");

/** The folders of `src` that have a door, each of which is an entry: `@gk/ui/button`. */
export const entries = readdirSync(source, { withFileTypes: true, recursive: true })
  .filter((file) => file.name === "index.ts" && path.dirname(file.parentPath) === source)
  .map((file) => path.basename(file.parentPath))
  .sort();
