import { readdirSync } from "node:fs";
import path from "node:path";

const site = path.join(import.meta.dirname, "..");

/** All modules of styles that the site has, by their paths from here, which is how they are told apart when it is built. */
const modules = ["../packages/ui/src", "app"].flatMap((folder) =>
  readdirSync(path.join(site, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .toSorted(),
);

/** What stands before the count in the names of a module's classes. The first that each is asked for has the count 0. */
const marks = new Map<string, string>();

/**
 * A class's name of four or five characters instead of eight: its module's place among all, and its count within the module.
 * A page has some hundreds of them, its styles more, and the first view waits for all of them.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const place = modules.indexOf(filePath);
  if (place === -1) return `_${hash}`;
  const mark = marks.get(filePath) ?? hash.slice(0, -1);
  marks.set(filePath, mark);
  return `_${place.toString(36).padStart(2, "0")}${hash.slice(mark.length)}`;
}
