import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "./compile.ts";
import { withIndex } from "./entry-index.ts";
import { entries, root } from "./places.ts";

const readme = readFileSync(path.join(root, "README.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { scripts: object };
const found = (pattern: RegExp) => [...new Set([...readme.matchAll(pattern)].map(([, name = ""]) => name))];

/** The blocks of code by the file that their first line names, or by their place. */
const blocks = new Map(
  [...readme.matchAll(/^```tsx?\n(?:\/\/ ([\w./]+\.tsx?)\n)?([\s\S]*?)^```/gm)].map(([, name, code = ""], place) => [
    name ?? `block-${place}.tsx`,
    code,
  ]),
);

/** Next is an app's, not this repository's. */
const next = `declare module "next/link" {
  import type { AnchorHTMLAttributes } from "react";
  export default function Link(props: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): React.JSX.Element;
}
`;

describe("the README", () => {
  it("has code that compiles, every block of it", { timeout: 120_000 }, () => {
    expect(blocks.size).toBeGreaterThan(8);
    expect(compile(new Map([...blocks, ["next.d.ts", next]]))).toEqual([]);
  });

  it("lists every entry", () => expect(withIndex(readme, entries)).toBe(readme));

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
