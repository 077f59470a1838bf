import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { base } from "./foundations/theme/generated/base.ts";

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).map(
    (file) => [file, readFileSync(path.join(import.meta.dirname, file), "utf8")] as const,
  );
const sources = read("**/*.css.ts");

/** The code of a style sheet by line: comments may name what the code may not. */
const lines = sources.flatMap(([file, source]) =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ""))
    .split("\n")
    .map((line, index) => ({ place: `${file}:${index + 1}`, code: line.replace(/\/\/.*$/, "") })),
);

const found = (pattern: RegExp) =>
  lines.filter(({ code }) => pattern.test(code)).map(({ place, code }) => `${place}  ${code.trim()}`);

describe("a style takes its values from the theme", () => {
  it("finds the styles", () => {
    expect(sources.length).toBeGreaterThan(90);
  });

  it.each([
    ["raw colour: use vars.color or palette", /#(?!0000?\b|000\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab)\(/i],
    ["font size in px: use vars.font.size, or rem", /fontSize:.*\d(?:\.\d+)?px/],
    ["raw duration: use vars.motion.duration", /["'`\s(]\d+(?:\.\d+)?ms\b/],
    ["weight other than 400, 700 and 900 (T37): use vars.font.weight", /fontWeight: (?!vars\.|font\.|weight\.)/],
  ])("no %s", (_, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  it("no corner in px: use cut or vars.radius, which another brand may rule straight", () => {
    // A leaf, and a hill of turf: drawn shapes. Below 4 px it is a line's end.
    const drawn = /^(?:community\/wish-leaves|home\/plan-growth)\//;
    expect(found(/Radius: ["`][^"`]*\b(?:[4-9]|\d{2,})px/).filter((line) => !drawn.test(line))).toEqual([]);
  });
});

it("knows the weights 400, 700 and 900 only (T37)", () => {
  expect(Object.values(base.font.weight).map(Number)).toEqual([400, 700, 900]);
});

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
    expect(dressed).not.toContain("navigation/header/Header.tsx");
  });

  it.each(dressed)("keeps its own styles in the pieces' layer: %s", (file) => {
    const folder = path.dirname(file);
    expect([...layered].map((style) => path.dirname(style))).toContain(folder);
  });
});
