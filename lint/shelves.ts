import { existsSync } from "node:fs";
import path from "node:path";

export { generalShelves, ownShelves, shelves } from "./shelf-names.ts";

const source = path.join(import.meta.dirname, "../packages/ui/src");

/** Styles take their values from each of the theme's modules; its entry is for apps and brings the element defaults. */
const open = ["foundations/theme"];

/** Where a file of `packages/ui/src` stands; nothing for another file. */
export function placeOf(file: string) {
  const parts = path.relative(source, file).split(path.sep);
  if (parts[0] === "..") return undefined;
  const [shelf = "", piece = ""] = parts;
  return { shelf, piece: `${shelf}/${piece}`, module: parts.slice(2).join("/"), depth: parts.length };
}

/** Whether neighbours have to go through a folder's `index.ts`: looks, icons and specimens are there for neighbours only. */
export const hasEntry = (piece: string) => !open.includes(piece) && existsSync(path.join(source, piece, "index.ts"));
