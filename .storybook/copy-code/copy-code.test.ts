import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { compile } from "../../packages/ui/build/compile.ts";
import { source } from "../../packages/ui/build/places.ts";
import { copyCode } from "./copy-code.ts";
import { readModule } from "./module.ts";
import { storiesIn } from "./stories-in.ts";

const codes = new Map<string, string>();
const hidden: string[] = [];
for (const file of globSync("*/*/*.stories.tsx", { cwd: source, exclude: ["foundations/specimens/**"] })) {
  const module = readModule(path.join(source, file));
  for (const name of storiesIn(module)) {
    const piece = path.basename(file, ".stories.tsx");
    const code = copyCode(module, name);
    if (code === undefined) hidden.push(`${piece}/${name}`);
    else codes.set(`${piece}.${name}.tsx`, code);
  }
}

describe("the code that is copied from Storybook", () => {
  it("compiles in an app, all of it", { timeout: 120_000 }, () => expect(compile(codes)).toEqual([]));

  it("is there for every story but those that look inside of a piece or show all drawings there are", () => {
    expect(hidden.sort()).toEqual([
      "CompactBar/Sheet",
      "Glyph/Sheet",
      "Pictures/Sheet",
      "SectionHead/Sheet",
      "Toast/Sheet",
    ]);
  });

  it("knows nothing of tests, captions and files of this repository", () => {
    const known = [...codes.values()].filter((code) => /Specimen|storybook|from "\.|\bfn\(/.test(code));
    expect(known).toEqual([]);
  });

  it("imports from the entries and writes a piece as an app does", () => {
    expect(codes.get("Button.Playground.tsx")).toBe(
      'import { Button } from "@gk/ui/button";\n\nexport const Playground = () => (\n  <Button onClick={() => {}}>查看計劃</Button>\n);\n',
    );
  });
});
