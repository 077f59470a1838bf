import type { MessagePart } from "../../words/word-parts.ts";

const kinds = ["text", "argument", "number", "date", "time", "selection", "plural", "count", "tag"] as const;

const inside = ({ options, children }: MessagePart) => [
  ...Object.values(options ?? {}).flatMap(({ value }) => value),
  ...(children ?? []),
];

/** Every part of a message, those inside plurals, selections and tags too. */
export const everyPart = (parts: readonly MessagePart[]): MessagePart[] =>
  parts.flatMap((part) => [part, ...everyPart(inside(part))]);

const isText = ({ type }: MessagePart) => type === kinds.indexOf("text");
const isCount = ({ type }: MessagePart) => type === kinds.indexOf("count");

/** The texts of a message, as the reader sees them one after another. */
export const textsOf = (parts: readonly MessagePart[]) =>
  everyPart(parts)
    .filter(isText)
    .map(({ value }) => value);

/** What a message takes and how: `count:plural`, `plan:argument`, `terms:tag`. */
export function argumentsOf(parts: readonly MessagePart[]): string[] {
  const taken = everyPart(parts).filter((part) => !isText(part) && !isCount(part));
  return [...new Set(taken.map(({ value, type }) => `${value}:${kinds[type]}`))].sort();
}

/** The choices of each plural in a message. */
export const pluralsOf = (parts: readonly MessagePart[]) =>
  everyPart(parts)
    .filter(({ type }) => type === kinds.indexOf("plural"))
    .map(({ options }) => Object.keys(options ?? {}));
