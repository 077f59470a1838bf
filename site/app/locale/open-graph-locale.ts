import type { Locale } from "@gk/domain";

/** How Open Graph, and the networks that read it, write the languages of the product. */
export const openGraphLocale = { "zh-HK": "zh_HK", "en-US": "en_US" } as const satisfies Record<Locale, string>;
