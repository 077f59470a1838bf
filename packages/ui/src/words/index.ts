export { type Locale, locales, type Words, words } from "./words.ts";
