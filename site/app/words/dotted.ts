import type { Locale } from "@gk/domain";

const dots: Record<Locale, string> = { "zh-HK": "・", "en-US": " · " };

/** Facts in one line, with the language's dot between them. */
export const dotted = (facts: readonly string[], locale: Locale): string => facts.join(dots[locale]);
