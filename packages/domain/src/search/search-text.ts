import { visibleLineUpTo } from "../text/visible.ts";
import { searchBounds } from "./search-bounds.ts";

/**
 * What of a typed text is searched: without what can't be seen, its space folded, cut at 100 code points.
 * @source decision 75
 */
export const searchText = (typed: string): string => visibleLineUpTo(typed, searchBounds.text.max);

/**
 * A text as it is compared: full-width and half-width forms alike, capital and small letters too. Character by character,
 * so that a place in it can be found in the text again.
 */
export const folded = (text: string): string => Array.from(text.normalize("NFC"), foldedCharacter).join("");

const foldedCharacter = (character: string) => character.normalize("NFKC").toLowerCase();

/** The words of a search, folded, each once; every one of them is to be found. Chinese has no spaces: a phrase is a word. */
export const searchWords = (text: string): string[] =>
  [...new Set(folded(text).split(/\s+/))].filter((word) => word !== "").slice(0, searchBounds.words.max);

/** A part of a text, and whether it is one of the words that were searched. */
export type FoundPart = { readonly text: string; readonly found: boolean };

/** Parts the words of a Chinese title, and is none of its letters. */
const wordBreak = "\u200b";

/** A text in parts, so that the words found in it can be marked; a break within what was found belongs to it. */
export function foundParts(text: string, words: readonly string[]): FoundPart[] {
  const characters = Array.from(text.normalize("NFC"));
  const isFound = marksOf(characters, words);
  const parts: { text: string; found: boolean }[] = [];
  for (const [index, character] of characters.entries()) {
    const isBreak = character === wordBreak;
    const found = isBreak ? isFound[index - 1] === true && isFound[index + 1] === true : isFound[index] === true;
    const last = parts.at(-1);
    if (last?.found === found) last.text += character;
    else parts.push({ text: character, found });
  }
  return parts;
}

/** For each character of a text, whether it belongs to a word that was searched. */
function marksOf(characters: readonly string[], words: readonly string[]): boolean[] {
  // A character may fold to several (㎏ to kg), so each place of the folded text knows whose it is.
  const owners: number[] = [];
  let text = "";
  for (const [index, character] of characters.entries()) {
    const plain = character === wordBreak ? "" : foldedCharacter(character);
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) owners.push(index);
  }
  const marks = characters.map(() => false);
  for (const word of words.filter((one) => one !== "")) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      for (const owner of owners.slice(at, at + word.length)) marks[owner] = true;
    }
  }
  return marks;
}

/** How much of a text stands before the first word found in its excerpt. @units code points */
const before = 30;

/** How long an excerpt is. @units code points */
const excerptLength = 120;

/** How what is said in sentences, or leads on to what follows, ends. */
const goesOn = /[。！？；：，、…—.!?;:,」』”’]$/u;

/** A text of several lines in one: what is no sentence, such as a price or a heading, is kept apart from what follows. */
const inOneLine = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "")
    .map((line, place, { length }) => (place === length - 1 || goesOn.test(line) ? line : `${line} ·`))
    .join(" ");

/** A part of a text around the first of the words in it, or its beginning; cut parts end in an ellipsis. */
export function excerptOf(text: string, words: readonly string[]): string {
  const characters = Array.from(inOneLine(text.normalize("NFC")));
  const first = marksOf(characters, words).indexOf(true);
  const start = first > excerptLength - before ? startBefore(characters, first) : 0;
  const end = wholeWords(characters, start + excerptLength);
  return `${start > 0 ? "…" : ""}${characters.slice(start, end).join("").trim()}${end < characters.length ? "…" : ""}`;
}

const isLetter = (character = "") => /[\p{Script=Latin}\d’']/u.test(character);

/** Where an excerpt ends: before the word that it would cut, unless that is longer than any. */
function wholeWords(characters: readonly string[], end: number): number {
  if (!isLetter(characters[end]) || !isLetter(characters[end - 1])) return end;
  const word = characters.slice(end - before, end).findLastIndex((character) => !isLetter(character));
  return word === -1 ? end : end - before + word + 1;
}

/** Where an excerpt begins: behind the end of a sentence or of a word that is near, so that no English word is cut. */
function startBefore(characters: readonly string[], first: number): number {
  const near = characters.slice(first - before, first);
  const sentence = near.join("").match(/^.*[。！？；.!?;][」』”’）)]*/su)?.[0];
  const gap =
    sentence === undefined
      ? near.findIndex((character) => /[\s，、：]/.test(character))
      : Array.from(sentence).length - 1;
  return first - before + gap + 1;
}
