import type { Locale } from "../words.ts";
import { english } from "./en-US.ts";
import { chinese, type ListWords } from "./zh-HK.ts";

/** What a page without pages and carousels does not need: these words come with them. */
export const listWords: Record<Locale, ListWords> = { "zh-HK": chinese, "en-US": english };
