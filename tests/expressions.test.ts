import path from "node:path";
import { createContext, Script } from "node:vm";
import { describe, expect, it } from "vitest";
import { type Expression, expressionsIn } from "./expressions.ts";

const root = path.join(import.meta.dirname, "..");
const expressions = expressionsIn(root, ["packages/{domain,web,ui,provider}/src", "site/app", "site/server"]);

/** How long a hostile text is. What looks at each pair of its letters looks 50 million times. @units characters */
const length = 10_000;
/** What looks at each letter a few times needs a hundredth of this. @units milliseconds of this process's own time */
const mostMs = 40;

/** What an expression may be waiting for, over and over. */
const usual = [
  ...Array.from("a0 \t\n-_.,:;/\\@#%&=?!+*<>()[]{}\"'`|~^$中é\u200b"),
  "a0",
  "a.",
  "a-",
  "\r\n",
  "😀",
  "<a",
  "](",
  "a=",
  "%20",
];

/** The words and letters that an expression itself names: what it would begin with, and what it would repeat. */
const namedIn = (pattern: string) => [
  ...new Set(
    pattern
      .replaceAll(/\\[a-zA-Z]|[\\^$()[\]{}?*+|]/g, " ")
      .split(" ")
      .filter((part) => part !== ""),
  ),
];

/** Texts that begin like a match and never end like one. */
function* hostileTo({ pattern }: Expression) {
  const named = namedIn(pattern).slice(0, 4);
  const repeated = [...usual, ...named, ...named.map((part) => `${part} `)];
  for (const part of repeated) {
    const long = part.repeat(Math.ceil(length / part.length));
    yield `${long}\u0000`;
    for (const beginning of named.slice(0, 1)) yield `${beginning}${long}\u0000`;
  }
}

const context = createContext({});
const script = new Script("expression.lastIndex = 0; text.replace(expression, '')");

/** How long an expression looks at a text; half a second counts as for ever. @units milliseconds of this process's own time */
function msFor({ pattern, flags }: Pick<Expression, "pattern" | "flags">, text: string): number {
  Object.assign(context, { expression: new RegExp(pattern, flags), text });
  const before = process.cpuUsage();
  try {
    script.runInContext(context, { timeout: 500 });
  } catch {
    return Number.POSITIVE_INFINITY;
  }
  const { user } = process.cpuUsage(before);
  return user / 1000;
}

/** The text by which an expression is slow, twice: the machine has other work too. */
const slowBy = (expression: Expression) =>
  hostileTo(expression).find((text) => msFor(expression, text) > mostMs && msFor(expression, text) > mostMs);

describe("regular expressions on hostile texts", () => {
  it("are found where they are written", () => expect(expressions.length).toBeGreaterThan(100));

  it.each([
    ["each end of a text of spaces", { pattern: String.raw`\s+$`, flags: "" }],
    ["a sum of sums", { pattern: String.raw`^(a+)+$`, flags: "" }],
  ])("would be noticed: %s", (_, expression) => expect(slowBy({ place: "", ...expression })).toBeDefined());

  it("are never slow", { timeout: 120_000 }, () => {
    const slow = expressions.flatMap((expression) => {
      const text = slowBy(expression);
      return text === undefined ? [] : [`${expression.place} /${expression.pattern}/: ${text.slice(0, 12)}…`];
    });
    expect(slow).toEqual([]);
  });
});
