import type { Locale } from "@gk/domain";

/** A text in both languages. */
export type Bilingual = Readonly<Record<Locale, string>>;
