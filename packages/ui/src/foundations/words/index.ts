export { words } from "./all-words.ts";
export { carouselWords } from "./carousel/carousel-words.ts";
export { pageWords } from "./pages/page-words.ts";
export { generalWords, type Locale, locales, type Spoken, type Words, wordsIn } from "./words.ts";
export type { GeneralWords } from "./zh-HK.ts";
