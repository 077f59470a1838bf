import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const text = readFileSync(path.join(import.meta.dirname, "index.ts"), "utf8");
const sources = import.meta.glob<string>("./*/*/*.{ts,tsx}", { query: "?raw", import: "default", eager: true });

const folderOf = (file: string) => path.dirname(file);
const entryPoints = Object.keys(import.meta.glob("./*/*/index.ts"));
const gathered = [...text.matchAll(/^export \* from "(.+)";$/gm)].map(([, file = ""]) => file);

/** What comes with a module at once: neither types nor what it loads on first use. */
const imported = (source: string) =>
  [...source.matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?"(.+?)";$/gm)].map(([, request = ""]) => request);

/** Whether Radix comes with a module at once. */
function needsRadix(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return imported(sources[file] ?? "").some((request) =>
    request.startsWith(".")
      ? needsRadix(`./${path.join(path.dirname(file), request)}`, seen)
      : request.startsWith("@radix-ui/"),
  );
}

/** Loaded on first use, so not through the root entry point; `index.ts` says why. */
const lazy = entryPoints.filter((file) => needsRadix(file));

describe("the root entry point", () => {
  it("finds the pieces, and those that need Radix, by themselves or through others", () => {
    expect(entryPoints.length).toBeGreaterThan(100);
    const names = lazy.map((file) => path.basename(path.dirname(file)));
    expect(names).toEqual(expect.arrayContaining(["dialog", "tabs", "confirm", "newsletter-dialog"]));
    expect(names).not.toContain("overlay");
  });

  it("gathers every other entry point, once, in order", () => {
    const others = entryPoints.filter((file) => !lazy.includes(file));
    expect(gathered.map(folderOf)).toEqual(others.map(folderOf).sort());
  });
});
