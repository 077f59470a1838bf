import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { issueKeys } from "@gk/domain";
import { refusalCodes } from "@gk/web";
import { messageOf } from "../../forms/message-of.ts";
import { patternOf, saidIn } from "./said-in.ts";

const site = path.join(import.meta.dirname, "../../..");

/** What is no page, and what puts keys together from codes, which are known better from elsewhere. */
const notPages = /\/generated\/|\.test|\.fixture|testing\.ts|messages\/checks|app\/routes\.ts|message-of\.ts/;

const sources = globSync("{app,server}/**/*.{ts,tsx}", { cwd: site })
  .filter((file) => !notPages.test(file))
  .map((file) => readFileSync(path.join(site, file), "utf8"));

/** Would match the head of any page. */
const tooWide = /^meta\./;

const all = <Found>(pattern: RegExp, found: (groups: string[]) => Found) =>
  sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => found(match.slice(1))));

const said = sources.map(saidIn);

/** Keys that stand in a source as they are. */
const literal = new Set(said.flatMap(({ literal: keys }) => keys));
const grouped = new Set(said.flatMap(({ grouped: keys }) => keys));

const patterns = said
  .flatMap(({ templates }) => templates)
  .filter((template) => !tooWide.test(template))
  .map((template) => patternOf(template, String.raw`\S+`));

/** Codes that the site itself raises in a form. */
const raised = all(/\bcode: ([^,}\n]*)/g, ([value = ""]) =>
  [...value.matchAll(/"([^"]+)"/g)].map(([, code = ""]) => code),
);

/** Words of issues and refusals. */
export const codes = [...issueKeys, ...refusalCodes];
const ofCodes = new Set([...codes, ...raised.flat()].map((code) => messageOf(code)));

/** Names of page heads: any word in quotes may be one, since a page may choose between several. */
const words = new Set(all(/"(\w+)"/g, ([word = ""]) => word));

/** Whether some source says a message. */
export function isUsed(id: string): boolean {
  const head = /^meta\.(\w+)\.(?:title|description)$/.exec(id)?.[1];
  return (
    literal.has(id) ||
    grouped.has(id) ||
    ofCodes.has(id as ReturnType<typeof messageOf>) ||
    (head !== undefined && words.has(head)) ||
    patterns.some((pattern) => pattern.test(id))
  );
}

/** The prefixes of groups, which are no keys. */
const prefixes = new Set(all(/\.group\(\s*"([^"]+)"/g, ([prefix = ""]) => prefix));

/** Codes, whose words have keys of their own. */
const known = new Set<string>([...codes, ...raised.flat()]);

/** Keys in sources that look like a message of one of these kinds. */
export const saidOfKinds = (kinds: ReadonlySet<string>) =>
  [...literal, ...grouped].filter((key) => !prefixes.has(key) && !known.has(key) && kinds.has(key.split(".")[0] ?? ""));
