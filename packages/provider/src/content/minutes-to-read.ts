import { type Locale, readingMinutes } from "@gk/domain";
import type { Bilingual } from "../wording/bilingual.ts";
import { plainTextOf } from "./html.ts";

/** How long a text in Markdown takes to read in each language. @units minutes */
export const minutesToRead = (body: Bilingual): Readonly<Record<Locale, number>> => ({
  "zh-HK": readingMinutes(plainTextOf(body["zh-HK"])),
  "en-US": readingMinutes(plainTextOf(body["en-US"])),
});
