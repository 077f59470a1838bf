import type { Locale } from "../words.ts";
import { english } from "./en-US.ts";
import { chinese, type PageWords } from "./zh-HK.ts";

/** What nothing without pages needs: these words come with them. */
export const pageWords: Record<Locale, PageWords> = { "zh-HK": chinese, "en-US": english };
