export { type Locale, locales, words } from "./words.ts";
export type { Words } from "./zh-HK.ts";
