import { carouselWords } from "./carousel/carousel-words.ts";
import { english } from "./en-US.ts";
import { english as englishOfForms } from "./forms/en-US.ts";
import { chinese as chineseOfForms } from "./forms/zh-HK.ts";
import { pageWords } from "./pages/page-words.ts";
import type { Locale, Words } from "./words.ts";
import { chinese } from "./zh-HK.ts";

/** Every word of the library, by language. */
export const words: Record<Locale, Words> = {
  "zh-HK": { ...chinese, ...pageWords["zh-HK"], ...carouselWords["zh-HK"], ...chineseOfForms },
  "en-US": { ...english, ...pageWords["en-US"], ...carouselWords["en-US"], ...englishOfForms },
};
