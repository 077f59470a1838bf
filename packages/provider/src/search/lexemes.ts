import { quotedLexeme } from "../database/columns.ts";

const runsOf = (text: string) => text.split(/\s+/).filter((run) => run !== "");

/**
 * Every two characters that stand beside each other in a folded text, and the last of each run. Chinese has no spaces
 * between words, so the database's own parsers find none; and the extension that compares threes is not everywhere.
 */
export const pairsOf = (text: string): string[] => [
  ...new Set(
    runsOf(text).flatMap((run) => {
      const characters = Array.from(run);
      return characters.map((character, index) => character + (characters[index + 1] ?? ""));
    }),
  ),
];

/** Asks for the entries that have all pairs of all words; of a single character, a pair that begins with it. */
export const pairsAsked = (words: readonly string[]): string =>
  words
    .flatMap((word) => {
      const characters = Array.from(word);
      if (characters.length === 1) return [`${quotedLexeme(word)}:*`];
      return characters.slice(1).map((character, index) => quotedLexeme(`${characters[index]}${character}`));
    })
    .join(" & ");
