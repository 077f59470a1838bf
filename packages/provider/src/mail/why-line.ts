import type { Locale } from "@gk/domain";
import type { FooterLine } from "./compose.ts";
import { mailWords } from "./words.ts";

/** Says at the end of a mail that it came because of an account. */
export function whyLine(locale: Locale): FooterLine {
  return [mailWords.text(locale, "mail.footer.why", { product: mailWords.text(locale, "product.name") })];
}
