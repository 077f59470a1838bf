import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { generalShelves } from "../../../lint/shelves.ts";
import { entries, source } from "./places.ts";

const read = (file: string) => readFileSync(path.join(source, file), "utf8");
const sources: { readonly [file: string]: string } = Object.fromEntries(
  globSync("**/*.{ts,tsx}", { cwd: source }).map((file) => [`./${file}`, read(file)]),
);
const text = read("index.ts");

const folderOf = (file: string) => path.dirname(file);
const nameOf = (file: string) => path.basename(folderOf(file));
const isGeneral = (file: string) => generalShelves.some((shelf) => file.startsWith(`./${shelf}/`));
const entryPoints = [...entries.values()].map((folder) => `./${folder}/index.ts`);
const gathered = [...text.matchAll(/^export [^;]+? from "([^"]+)";$/gm)].map(([, file = ""]) => file);

type Import = { names: readonly string[]; from: string };

const named = (list: string) =>
  list.split(",").flatMap((name) => (/^\s*type\s|^\s*$/.test(name) ? [] : [name.trim().split(" ")[0] ?? ""]));

/** What comes with a module, and what it loads on first use, whose files an app's bundler writes as well. */
const importsOf = (code: string): Import[] => [
  ...[...code.matchAll(/^(?:import|export) (?!type\b)(?:([^;]*?) from )?"(.+?)";$/gm)].flatMap(
    ([, what = "", from = ""]): Import[] => {
      const list = /\{([^}]*)\}/.exec(what)?.[1];
      const names = list === undefined ? ["*"] : named(list);
      return names.length > 0 ? [{ names, from }] : [];
    },
  ),
  ...[...code.matchAll(/\bimport\("(.+?)"\)/g)].map(([, from = ""]): Import => ({ names: ["*"], from })),
];

/** The modules behind names of an entry point, which passes on what others export. */
const behind = (entryPoint: string, names: readonly string[]) =>
  [...(sources[entryPoint] ?? "").matchAll(/^export (?!type\b)([^;]+?) from "([^"]+)";$/gm)]
    .filter(([, what = ""]) => names.includes("*") || names.some((name) => new RegExp(`\\b${name}\\b`).test(what)))
    .map(([, , from = ""]) => `./${path.join(folderOf(entryPoint), from)}`);

/** Whether something comes with a module, or with what it imports of others. */
function brings(file: string, what: RegExp, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return importsOf(sources[file] ?? "").some(({ names, from }) => {
    if (what.test(from)) return true;
    if (!from.startsWith(".")) return false;
    const module = `./${path.join(folderOf(file), from)}`;
    const modules = entryPoints.includes(module) ? behind(module, names) : [module];
    return modules.some((next) => brings(next, what, seen));
  });
}

const drawing = /\.svg\?/;
const apart = entryPoints.filter((file) => isGeneral(file) && brings(file, /\.svg\?|^@radix-ui\//));

describe("the root entry point", () => {
  it("finds by themselves the pieces that bring drawings or Radix, at once or later", () => {
    expect(entryPoints.length).toBeGreaterThan(100);
    const names = apart.map(nameOf);
    expect(names).toEqual(expect.arrayContaining(["footer", "store-button", "tabs"]));
    expect(names).not.toContain("alert");
  });

  it("gathers every other general piece, once, in order", () => {
    const others = entryPoints.filter((file) => isGeneral(file) && !apart.includes(file));
    const modules = gathered.filter((file) => file.endsWith("/index.ts"));
    expect(modules.map(folderOf)).toEqual(others.map(folderOf).sort());
  });

  it("brings no drawing: an app's bundler writes each that it comes across, used or not", () => {
    expect(gathered.length).toBeGreaterThan(50);
    expect(gathered.filter((file) => brings(file, drawing))).toEqual([]);
  });
});
