import { type ContentKind, folded, type IsoDate, type Locale } from "@gk/domain";
import { quotedLexeme } from "../database/columns.ts";

/** Letters and digits that stand together, or anything else that does. */
const runs =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]+|[^\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]+/gu;
const spelled = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{N}]/u;

interface Run {
  readonly characters: readonly string[];
  /** Whether it is a word that is spelled, as words of most languages are. */
  readonly isSpelled: boolean;
}

const runsOf = (text: string): Run[] =>
  (text.match(runs) ?? []).map((run) => ({ characters: Array.from(run), isSpelled: spelled.test(run) }));

/**
 * By what a folded text is found. Chinese has no spaces between words, so the database's own parsers find none: of what is
 * not spelled it is every two neighbours, and the last of each run. Of a word that is spelled it is every end of it, since
 * a search may begin anywhere within: two letters beside each other stand in nearly every English text.
 */
export const lexemesOf = (text: string): string[] => [
  ...new Set(
    runsOf(text).flatMap(({ characters, isSpelled }) =>
      characters.map((character, index) =>
        isSpelled ? characters.slice(index).join("") : character + (characters[index + 1] ?? ""),
      ),
    ),
  ),
];

/** So short that what has it is a large part of everything: one character, or three letters. */
const isShort = ({ characters, isSpelled }: Run) => characters.length <= (isSpelled ? 3 : 1);

/**
 * Asks for what may have all words. What a short one finds everywhere takes longer to put together than a part of the
 * rows takes to look at, so it is left out unless all are looked at.
 */
export function lexemesAsked(words: readonly string[], { short }: { readonly short: boolean }): string[] {
  return words
    .flatMap(runsOf)
    .filter((run) => short || !isShort(run))
    .flatMap(({ characters, isSpelled }) => {
      if (isSpelled || characters.length === 1) return [`${quotedLexeme(characters.join(""))}:*`];
      return characters.slice(1).map((character, index) => quotedLexeme(`${characters[index]}${character}`));
    });
}

/** Whose entry it is, and of when. A sign and letters: no text has such a lexeme. */
const mark = (locale: Locale, kind: ContentKind, when = "") => `#${locale}/${kind}/${when}`;

/** The first characters of a day: its year, its month, itself. */
const yearOf = (day: IsoDate) => day.slice(0, 4);
const monthOf = (day: IsoDate) => day.slice(0, 7);

/** The marks of an entry. */
export const marksOf = (locale: Locale, kind: ContentKind, day: IsoDate): string[] =>
  ["", yearOf(day), monthOf(day), day].map((when) => mark(locale, kind, when));

/** What an advertisement is marked with besides: what the market is narrowed by. */
export const placeMark = (districtId: number): string => `#place/${districtId}`;
export const categoryMark = (categoryId: number): string => `#category/${categoryId}`;
export const tagMark = (tag: string): string => `#tag/${folded(tag)}`;

/** Any of some lexemes. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quotedLexeme).join(" | ")})`;

/** Asks for the entries of a kind, of those days only that are given: whole years and months where they can be. */
export function markAsked(
  locale: Locale,
  kind: ContentKind,
  days?: { readonly from: IsoDate; readonly to: IsoDate },
): string {
  if (!days) return anyOf([mark(locale, kind)]);
  return anyOf(spansBetween(days.from, days.to).map((when) => mark(locale, kind, when)));
}

const pad = (part: number) => String(part).padStart(2, "0");

/** Whole numbers from one to another. */
const count = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The days, then months, then years from a day to the end of another's year: what is yet to come is few. */
function spansBetween(from: IsoDate, to: IsoDate): string[] {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const days = day === 1 ? [] : count(day, 31).map((one) => `${monthOf(from)}-${pad(one)}`);
  const months = count(day === 1 ? month : month + 1, 12).map((one) => `${year}-${pad(one)}`);
  const isWholeYear = month === 1 && day === 1;
  const years = count(isWholeYear ? year : year + 1, Number(yearOf(to))).map(String);
  return [...days, ...(isWholeYear ? [] : months), ...years];
}
