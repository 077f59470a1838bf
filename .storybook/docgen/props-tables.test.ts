import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { docgen } from "./plugin.ts";

const pieces = path.join(import.meta.dirname, "../../packages/ui/src");
const read = (file: string) => readFileSync(path.join(pieces, file), "utf8");

/** The components that a piece's entry point exports: those whose props its page shows. */
const componentsOf = (piece: string) =>
  [...read(`${piece}/index.ts`).matchAll(/export \{([^}]+)\} from "\.\/(\w+\.tsx)"/g)].flatMap(([, names, file]) => {
    const exported = names?.split(",").map((name) => name.trim()) ?? [];
    const module = path.join(pieces, piece, file ?? "");
    return docgen(readFileSync(module, "utf8"), module).filter(({ displayName = "" }) =>
      exported.includes(displayName),
    );
  });

const pieceFolders = globSync("*/*/index.ts", { cwd: pieces })
  .map((file) => path.dirname(file))
  .sort();
const tables = pieceFolders.map((piece) => {
  const components = componentsOf(piece);
  const props = components.flatMap(({ displayName, props: own = {} }) =>
    Object.entries(own).map(([name, prop]) => ({ name: `${displayName}.${name}`, ...prop })),
  );
  return { piece, components, props };
});

it("the props tables know components and props", () => {
  const stack = tables.find(({ piece }) => piece === "layout/stack");
  expect(stack?.components.map(({ displayName }) => displayName)).toEqual(["Stack", "Row"]);
  expect(stack?.props.map(({ name }) => name)).toContain("Row.justify");
});

describe.each(tables)("the props tables of $piece", ({ components, props }) => {
  it("say what each component is for", () => {
    const silent = components.filter(({ description }) => !description);
    expect(silent.map(({ displayName }) => displayName)).toEqual([]);
  });

  it("say what each prop is for", () => {
    const silent = props.filter(({ description }) => !description);
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("say what can be chosen, not where its styles are", () => {
    const hidden = props.filter(({ tsType }) => /\b(?:typeof|keyof)\b/.test(JSON.stringify(tsType)));
    expect(hidden.map(({ name }) => name)).toEqual([]);
  });
});
