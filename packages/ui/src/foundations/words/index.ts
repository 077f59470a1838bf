export { words } from "./all-words.ts";
export { listWords } from "./lists/list-words.ts";
export { generalWords, type Locale, locales, type Spoken, type Words, wordsIn } from "./words.ts";
export type { GeneralWords } from "./zh-HK.ts";
