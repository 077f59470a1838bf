import { parseSync, Visitor } from "vite";

/** A piece of prose in a file, with where it begins. */
interface Prose {
  text: string;
  start: number;
}

/** What a reference is to: an anchor of a page of `docs/`, a part of one of its sections, or a file. */
export type Reference = { said: string; at: number } & (
  | { kind: "spec" | "design"; section: number; parts: string[] }
  | { kind: "decision" | "edge case"; number: number }
  | { kind: "document"; path: string }
  | { kind: "nothing" }
);

/** Where code speaks to people: its comments, its texts (a test's name, a refusal of lint), and words between tags. */
export function proseOf(file: string, text: string): Prose[] {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [{ text, start: 0 }];
  const { comments, program } = parseSync(file, text);
  const spans: { start: number; end: number }[] = [...comments];
  new Visitor({
    Literal: (node) => void (typeof node.value === "string" && spans.push(node)),
    TemplateElement: (node) => void spans.push(node),
    JSXText: (node) => void spans.push(node),
  }).visit(program);
  return spans.map(({ start, end }) => ({ text: text.slice(start, end), start }));
}

/** A gap within a sentence, which may go on in the comment's next line. */
const gap = String.raw`[\s*]+`;
const then = String.raw`(?:,${gap}and${gap}|,${gap}|${gap}and${gap}|${gap}to${gap}|–)`;
/** One of a kind or a list of them: `8`, `8 and 41`, `17, 18 and 19`, `57–61`. */
const listOf = (one: string) => `${one}(?:${then}${one})*`;
const quoted = String.raw`"[^"\n]+"`;

const forms = new RegExp(
  [
    String.raw`\b(?<page>[Ss]pec|DESIGN)${gap}(?<sections>${listOf(String.raw`§\d+`)})(?<parts>,?${gap}${listOf(quoted)})?`,
    String.raw`\b[Dd]ecisions?${gap}(?<decisions>${listOf(String.raw`\d+\b(?!-)`)})`,
    String.raw`\b(?<cases>${listOf(String.raw`T[1-9]\d{0,2}\b(?!-|:\d)`)})`,
    // What a link of Markdown leads to is checked as a link.
    String.raw`(?<!\]\([^)\s]*|[\w./-])(?<document>(?:[\w.-]+\/)*[A-Za-z][\w-]*\.md)\b(?!\()`,
    String.raw`(?<bare>§\d*)`,
  ].join("|"),
  "g",
);

/** The numbers of a list, those within its ranges too. */
function numbersOf(list: string): number[] {
  return [...list.matchAll(/(?<to>[\s*]to[\s*]+|–)?\D*(?<number>\d+)/g)].reduce<number[]>((numbers, { groups }) => {
    const number = Number(groups?.["number"]);
    const from = groups?.["to"] === undefined ? number : (numbers.at(-1) ?? number) + 1;
    return [...numbers, ...Array.from({ length: number - from + 1 }, (_, index) => from + index)];
  }, []);
}

/** Every reference in a text. A section sign without the name of its page is a reference to nothing. */
export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(forms)].flatMap((match): Reference[] => {
    const { page, sections = "", parts = "", decisions, cases, document } = match.groups ?? {};
    const found = { said: match[0].replaceAll(/[\s*]+/g, " "), at: match.index };
    if (document !== undefined) return [{ ...found, kind: "document", path: document }];
    if (decisions !== undefined) {
      return numbersOf(decisions).map((number) => ({ ...found, kind: "decision", number }));
    }
    if (cases !== undefined) return numbersOf(cases).map((number) => ({ ...found, kind: "edge case", number }));
    if (page === undefined) return [{ ...found, kind: "nothing" }];
    const named = [...parts.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name);
    return numbersOf(sections).map((section, index, all) => ({
      ...found,
      kind: page === "DESIGN" ? "design" : "spec",
      section,
      parts: index === all.length - 1 ? named : [],
    }));
  });
}
