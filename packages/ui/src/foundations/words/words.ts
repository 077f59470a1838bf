import { english } from "./en-US.ts";
import { chinese, type Words } from "./zh-HK.ts";

/**
 * Words that only a component knows ("close", "3 of 8"). The page's own words come in as props.
 * A key that is missing in one language does not compile; no component has a default in either.
 *
 * @source docs/architecture.md
 */
export const locales = ["zh-HK", "en-US"] as const;
export type Locale = (typeof locales)[number];

export const words: Record<Locale, Words> = { "zh-HK": chinese, "en-US": english };
