import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Locale, locales } from "@gk/domain";
import { partWords } from "../app/words/part-words.ts";
import type { MessagePart } from "../app/words/word-parts.ts";
import { isHeading } from "./headings.ts";

const folder = path.join(import.meta.dirname, "../app/messages");
const output = path.join(folder, "generated");
const formatjs = path.join(import.meta.dirname, "../../node_modules/.bin/formatjs");

/**
 * A heading's words parted, so that its lines end between them. What an argument brings stays as it comes, and a line may
 * end after it: it stands as a word before the text.
 */
const parted = (parts: MessagePart[]): MessagePart[] =>
  parts.map((part, index) => (part.type === 0 ? { ...part, value: partWords(part.value, index > 0) } : part));

const plain = (parts: MessagePart[]) => (parts.length === 1 && parts[0]?.type === 0 ? parts[0].value : parts);

/** The areas of a language, each with its messages as they are written. */
export function catalogueOf(locale: Locale): Record<string, Record<string, string>> {
  const source = path.join(folder, locale);
  const files = readdirSync(source).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(path.join(source, file), "utf8")) as Record<string, string>,
    ]),
  );
}

/**
 * The messages of a language, taken apart.
 * @errors when one of them can't be read, or one id has two messages
 */
export function partsOf(locale: Locale): Record<string, MessagePart[]> {
  const files = Object.keys(catalogueOf(locale)).map((area) => path.join(folder, locale, `${area}.json`));
  const options = ["compile", "--ast", "--format", "simple"];
  const text = execFileSync(formatjs, [...options, ...files], { encoding: "utf8", maxBuffer: 2 ** 26 });
  return JSON.parse(text) as Record<string, MessagePart[]>;
}

/**
 * Compiles the catalogues (`app/messages/<locale>/<area>.json`, flat ICU messages) into one module a language and area.
 * Plain sentences stay text; messages with arguments become syntax trees, so that no parser ships to the browser.
 */
export function compileMessages() {
  rmSync(output, { recursive: true, force: true });
  const ids = new Set<string>();
  for (const locale of locales) {
    const parts = partsOf(locale);
    mkdirSync(path.join(output, locale), { recursive: true });
    for (const [area, messages] of Object.entries(catalogueOf(locale))) {
      const names = Object.keys(messages);
      for (const id of names) ids.add(id);
      const compiled = Object.fromEntries(
        names.map((id) => {
          const message = parts[id] ?? [];
          return [id, plain(locale === "zh-HK" && isHeading(id) ? parted(message) : message)];
        }),
      );
      writeFileSync(path.join(output, locale, `${area}.ts`), `export default ${JSON.stringify(compiled)};\n`);
    }
  }
  const areas = Object.keys(catalogueOf(locales[0]));
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
