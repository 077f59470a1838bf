import type { Locale } from "../words.ts";
import { english } from "./en-US.ts";
import { type CarouselWords, chinese } from "./zh-HK.ts";

/** What nothing without a carousel needs: these words come with it. */
export const carouselWords: Record<Locale, CarouselWords> = { "zh-HK": chinese, "en-US": english };
