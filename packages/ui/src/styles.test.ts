import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { base } from "./foundations/theme/generated/base.ts";

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).map(
    (file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const,
  );
const sources = read("**/*.css.ts");

it("knows the weights 400, 700 and 900 only (T37)", () => {
  expect(Object.values(base.font.weight).map(Number)).toEqual([400, 700, 900]);
});

it.each(sources.filter(([, source]) => source.includes(":hover")))(
  "looks hovered only where one can hover: %s",
  (_, source) => {
    const bare = source.split("\n").filter((line) => line.includes(":hover") && !/^ \*|hovered\(/.test(line));
    expect(bare).toEqual([]);
  },
);

describe("a component that others dress through className", () => {
  const layered = new Set(sources.filter(([, source]) => source.includes("theme/piece.ts")).map(([file]) => file));
  /** Whether the component puts its user's class beside its own: alone, or instead of its own, nothing can get lost. */
  const dresses = (source: string) =>
    /^export function \w+\(\{[^)]*\bclassName\b/m.test(source) &&
    /"\.\/\w+\.css\.ts"/.test(source) &&
    !/className=\{className\}|className \?\?/.test(source);
  const dressed = read("*/*/*.tsx")
    .filter(([, source]) => dresses(source))
    .map(([file]) => file);

  it("is found", () => {
    expect(dressed).toContain("controls/button/Button.tsx");
    expect(dressed).not.toContain("controls/toast/ToastSheet.tsx");
  });

  it.each(dressed)("keeps its own styles in the pieces' layer: %s", (file) => {
    const folder = path.dirname(file);
    expect([...layered].map((style) => path.dirname(style))).toContain(folder);
  });
});
