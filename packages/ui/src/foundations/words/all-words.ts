import { english } from "./en-US.ts";
import { english as englishOfForms } from "./forms/en-US.ts";
import { chinese as chineseOfForms } from "./forms/zh-HK.ts";
import { listWords } from "./lists/list-words.ts";
import type { Locale, Words } from "./words.ts";
import { chinese } from "./zh-HK.ts";

/** Every word of the library, by language. */
export const words: Record<Locale, Words> = {
  "zh-HK": { ...chinese, ...listWords["zh-HK"], ...chineseOfForms },
  "en-US": { ...english, ...listWords["en-US"], ...englishOfForms },
};
