import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { entries, source } from "./places.ts";

describe("the entries", () => {
  it("are the folders of src with a door", () => {
    expect(entries).toEqual(expect.arrayContaining(["button", "theme", "ui-provider"]));
    expect(entries).toEqual(
      globSync("*/index.ts", { cwd: source })
        .map((door) => door.replace("/index.ts", ""))
        .sort(),
    );
  });
});

/** `Quiz.tsx` and `quiz.ts` are published as `Quiz.js` and `quiz.js`, which are one file on most people's machines. */
it("no two modules have names that differ in their case only", () => {
  const names = globSync("**/*.{ts,tsx}", { cwd: source }).map((file) => file.replace(/\.tsx?$/, "").toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
