import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.join(import.meta.dirname, "..");

/** Whether a text names a folder in one of the ways in which tables write several: `a/b/`, `a/{b,c}/`. */
const names = (text: string, folder: string) =>
  ["/", "{", ","].some((before) => ["/", ",", "}"].some((after) => text.includes(before + folder + after)));

const foldersIn = (place: string) =>
  readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe("the table of folders in a README", () => {
  it.each([
    ["packages/provider", "src"],
    ["site", "app"],
  ])("%s names each folder of %s", (home, place) => {
    const readme = readFileSync(path.join(root, home, "README.md"), "utf8");
    expect(foldersIn(path.join(home, place)).filter((folder) => !names(readme, folder))).toEqual([]);
  });
});
