import type { Locale } from "@gk/domain";

/** What a letter is worded with: the site's address, and the language of whoever reads it. */
export interface Setting {
  readonly origin: string;
  readonly locale: Locale;
}
