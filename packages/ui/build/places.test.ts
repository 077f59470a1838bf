import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { entryExports } from "./manifest.ts";
import { entries, root, source } from "./places.ts";

describe("the entries", () => {
  it("are the folders with an entry point, on their shelves", () => {
    expect(entries.get("button")).toBe("controls/button");
    expect(entries.get("ui-provider")).toBe("foundations/ui-provider");
  });

  it("have a name each, which no other shelf has, in order", () => {
    const entryPoints = globSync("**/index.ts", { cwd: source }).filter((file) => file !== "index.ts");
    expect([...entries.keys()]).toEqual(entryPoints.map((file) => path.basename(path.dirname(file))).sort());
  });

  it("are exported by package.json, each from its folder; after a move: npm run entries -w @gk/ui", () => {
    expect(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"))).toHaveProperty(
      "exports",
      entryExports(entries),
    );
  });
});

/** `Quiz.tsx` and `quiz.ts` are published as `Quiz.js` and `quiz.js`, which are one file on most people's machines. */
it("no two modules have names that differ in their case only", () => {
  const names = globSync("**/*.{ts,tsx}", { cwd: source }).map((file) => file.replace(/\.tsx?$/, "").toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
