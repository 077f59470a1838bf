import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Compiles the catalogues (`app/messages/<locale>/<area>.json`, flat ICU messages) into one module a language and area.
 * Plain sentences stay text; messages with arguments become syntax trees, so that no parser ships to the browser.
 */
const folder = path.join(import.meta.dirname, "../app/messages");
const output = path.join(folder, "generated");
const formatjs = path.join(import.meta.dirname, "../../node_modules/.bin/formatjs");
export const locales = ["zh-HK", "en-US"] as const;

type Node = { type: number; value: string };
type Compiled = Record<string, Node[]>;

const plain = (nodes: Node[]) => (nodes.length === 1 && nodes[0]?.type === 0 ? nodes[0].value : nodes);
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;

export function compileMessages() {
  rmSync(output, { recursive: true, force: true });
  const ids = new Set<string>();
  for (const locale of locales) {
    const source = path.join(folder, locale);
    const files = readdirSync(source).filter((file) => file.endsWith(".json"));
    const compiled = JSON.parse(
      execFileSync(formatjs, ["compile", "--ast", "--format", "simple", ...files.map((file) => path.join(source, file))], {
        encoding: "utf8",
        maxBuffer: 2 ** 26,
      }),
    ) as Compiled;
    mkdirSync(path.join(output, locale), { recursive: true });
    for (const file of files) {
      const messages = Object.fromEntries(
        Object.keys(read(path.join(source, file))).map((id) => [id, plain(compiled[id] as Node[])]),
      );
      for (const id of Object.keys(messages)) ids.add(id);
      writeFileSync(
        path.join(output, locale, file.replace(".json", ".ts")),
        `export default ${JSON.stringify(messages)};\n`,
      );
    }
  }
  const areas = readdirSync(path.join(folder, locales[0])).map((file) => file.replace(".json", ""));
  writeFileSync(
    path.join(output, "ids.ts"),
    [
      `export const areas = ${JSON.stringify(areas)} as const;`,
      "export type Area = (typeof areas)[number];",
      `export type MessageId =\n  | ${[...ids].map((id) => JSON.stringify(id)).join("\n  | ")};`,
      "",
    ].join("\n"),
  );
}
