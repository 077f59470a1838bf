import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Indexer } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import { chineseNames } from "./chinese-names.ts";
import { withChineseNames } from "./indexer.ts";

const root = path.join(import.meta.dirname, "../../packages/ui/src");
const titles = globSync("*/*/*.stories.tsx", { cwd: root }).map(
  (file) => /^const meta = \{\s+title: "(.+?)"/m.exec(readFileSync(path.join(root, file), "utf8"))?.[1] ?? file,
);

describe("the Chinese names of the pages", () => {
  it.each(titles)("%s has one", (title) => {
    expect(chineseNames[title], `${title}: .storybook/index/chinese-names.ts`).toMatch(/\p{Script=Han}/u);
  });

  it("are all different", () => {
    const names = Object.values(chineseNames);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  it("are what the sidebar’s search finds, at the address that the story always had", async () => {
    const entry = { type: "story", importPath: "Button", exportName: "Playground", title: "Controls/Button" } as const;
    const plain: Indexer = { test: /Button/, createIndex: () => Promise.resolve([{ ...entry, name: "Playground" }]) };
    const [indexer] = withChineseNames([plain]);
    expect(await indexer?.createIndex("Button", { makeTitle: () => "" })).toEqual([
      { ...entry, name: "Playground 按鈕" },
    ]);
  });
});
