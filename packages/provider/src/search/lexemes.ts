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

/** How many letters of a spelled word stand together in a lexeme, and how many characters of anything else. */
const LETTERS = 3;
const CHARACTERS = 2;

const longestOf = ({ isSpelled }: Run) => (isSpelled ? LETTERS : CHARACTERS);

/**
 * By what a folded text is found. Chinese has no spaces between words, so the database's own parsers find none, and a
 * search may begin anywhere within a word: so it is every character and every two neighbours of what is not spelled, and
 * every letter, two and three neighbours of a word that is.
 */
export function lexemesOf(text: string): string[] {
  const lexemes = new Set<string>();
  for (const run of runsOf(text)) {
    for (const at of run.characters.keys()) {
      let lexeme = "";
      for (const character of run.characters.slice(at, at + longestOf(run))) lexemes.add((lexeme += character));
    }
  }
  return [...lexemes];
}

/**
 * What a text has that has all words: each of them whole, or all neighbours of a long one. None of it is asked for by its
 * beginning, for which the index would put everything together that begins with it.
 */
export const lexemesAsked = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap(runsOf).flatMap((run) => {
      const size = Math.min(run.characters.length, longestOf(run));
      return run.characters.slice(size - 1).map((_, at) => run.characters.slice(at, at + size).join(""));
    }),
  ),
];

/** Whether a text has a word if it has one lexeme, the word itself. */
export const isLexeme = (word: string): boolean => lexemesAsked([word])[0] === word;

/** A list of entries, one of each kind in each language. */
export interface EntryList {
  readonly kind: ContentKind;
  readonly locale: Locale;
}

const letters: Readonly<Record<ContentKind, Readonly<Record<Locale, string>>>> = {
  news: { "zh-HK": "n", "en-US": "N" },
  events: { "zh-HK": "e", "en-US": "E" },
  tips: { "zh-HK": "t", "en-US": "T" },
  market: { "zh-HK": "m", "en-US": "M" },
  school: { "zh-HK": "s", "en-US": "S" },
};

/** The lexeme of a list's own: what another list has of the same is not looked at. */
export const ofList = ({ kind, locale }: EntryList, lexeme: string): string => `${letters[kind][locale]}${lexeme}`;

/** What an entry is marked with. It begins with a sign, as no lexeme of a text does: those begin with a letter. */
const mark = (list: EntryList, what = ""): string => `#${ofList(list, what)}`;

/** The first characters of a day: its year, its month, about ten days. */
const yearOf = (day: IsoDate) => day.slice(0, 4);
const monthOf = (day: IsoDate) => day.slice(0, 7);
const tenOf = (day: IsoDate) => day.slice(0, 9);

/** The marks of an entry: whose it is, and of when. */
export const marksOf = (list: EntryList, day: IsoDate): string[] =>
  ["", yearOf(day), monthOf(day), tenOf(day), day].map((when) => mark(list, when));

/** What an advertisement is marked with besides: what the market is narrowed by. */
export const placeMark = (list: EntryList, districtId: number): string => mark(list, `place/${districtId}`);
export const categoryMark = (list: EntryList, categoryId: number): string => mark(list, `category/${categoryId}`);
export const tagMark = (list: EntryList, tag: string): string => mark(list, `tag/${folded(tag)}`);
/** A lexeme of the place that it names: what else it says is another matter. */
export const venueMark = (list: EntryList, lexeme: string): string => mark(list, `venue/${lexeme}`);

/** Asks for any of some lexemes. */
export const anyOf = (lexemes: readonly string[]): string => `(${lexemes.map(quotedLexeme).join(" | ")})`;

/** Asks for all of some lexemes. */
export const allOf = (lexemes: readonly string[]): string => lexemes.map(quotedLexeme).join(" & ");

/** Asks for the entries of a list, of those days only that are given: whole years and months where they can be. */
export function markAsked(list: EntryList, days?: { readonly from: IsoDate; readonly to: IsoDate }): string {
  if (!days) return anyOf([mark(list)]);
  return anyOf(spansBetween(days.from, days.to).map((when) => mark(list, when)));
}

const pad = (part: number) => String(part).padStart(2, "0");

/** Whole numbers from one to another. */
const count = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** The days, then tens of them, months and years from a day to the end of another's year: what is yet to come is few. */
function spansBetween(from: IsoDate, to: IsoDate): string[] {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const isWholeMonth = day === 1;
  const isWholeYear = isWholeMonth && month === 1;
  const ten = Math.ceil(day / 10);
  const days = isWholeMonth ? [] : count(day, ten * 10 - 1).map((one) => `${monthOf(from)}-${pad(one)}`);
  const tens = isWholeMonth ? [] : count(ten, 3).map((one) => `${monthOf(from)}-${one}`);
  const months = isWholeYear ? [] : count(isWholeMonth ? month : month + 1, 12).map((one) => `${year}-${pad(one)}`);
  const years = count(isWholeYear ? year : year + 1, Number(yearOf(to))).map(String);
  return [...days, ...tens, ...months, ...years];
}
