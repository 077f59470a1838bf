import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** A regular expression as it stands in the source. */
export type Expression = { place: string; pattern: string; flags: string };

type Node = { type?: string; start?: number; regex?: { pattern: string; flags: string } } & Record<string, unknown>;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  const node = value as Node;
  if (node.type === "Literal" && node.regex) yield node;
  else for (const child of Object.values(node)) yield* nodesOf(child);
}

const isTest = /\.(test|test-d|stories|fixture|bench)\.tsx?$|\/(testing|generated|specimens)\//;

/** Every regular expression that is written in the files of these folders, tests left out. */
export function expressionsIn(root: string, folders: readonly string[]): Expression[] {
  const files = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .filter((file) => !isTest.test(file));
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    const { program } = parseSync(file, text);
    return [...nodesOf(program)].map(({ regex, start = 0 }) => ({
      place: `${file}:${text.slice(0, start).split("\n").length}`,
      pattern: regex?.pattern ?? "",
      flags: regex?.flags ?? "",
    }));
  });
}
