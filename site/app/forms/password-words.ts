import type { Translator } from "../words/words.ts";

/** What a password's strength is called. */
export const passwordWords = (t: Translator) => ({
  weak: t("auth.password.strength.weak"),
  fair: t("auth.password.strength.fair"),
  strong: t("auth.password.strength.strong"),
});
