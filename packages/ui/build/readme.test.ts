import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { entries, root } from "./places.ts";

const readme = readFileSync(path.join(root, "README.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { scripts: object };
const found = (pattern: RegExp) => [...new Set([...readme.matchAll(pattern)].map(([, name = ""]) => name))];

describe("the README", () => {
  it("imports only entries that there are", () => {
    const imported = found(/from "@gk\/ui\/([\w-]+)"/g);
    expect(imported).toContain("button");
    expect(imported.filter((name) => !entries.has(name))).toEqual([]);
  });

  it("explains each command, and no other", () => {
    expect(found(/^\| `([\w:]+)` \|/gm).sort()).toEqual(Object.keys(scripts).sort());
    expect(found(/npm run ([\w:]+) -w @gk\/ui/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it("points to files that there are", () => {
    const files = found(/`((?:src|visual|api)\/[\w./-]+\.\w+)`/g);
    expect(files).toContain("src/index.ts");
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});
