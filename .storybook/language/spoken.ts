import type { Locale } from "../../packages/ui/src/index.ts";
import { english } from "./en-US/index.ts";
import { isReading } from "./reading.ts";
import { translator } from "./translate.ts";

const inEnglish = translator(english);

/** What a story gives, in a language. Stories are written in Chinese. */
export const inLanguage = <Value>(value: Value, locale: Locale): Value =>
  locale === "en-US" ? inEnglish(value) : value;

let spoken: Locale = "zh-HK";

/** Chooses the language in which the elements of the stories are made from now on. */
export function speak(locale: Locale) {
  spoken = locale;
}

/** What a story gives, in the language that is chosen now. */
export const inSpoken = <Value>(value: Value): Value => (isReading() ? value : inLanguage(value, spoken));
