import type { Speak } from "../words/words.ts";

/** What a password's strength is called. */
export const passwordWords = (t: Speak) => ({
  weak: t("auth.password.strength.weak"),
  fair: t("auth.password.strength.fair"),
  strong: t("auth.password.strength.strong"),
});
