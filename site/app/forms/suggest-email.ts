import { emailSuggestion } from "@gk/domain";
import type { EmailFieldProps } from "@gk/ui/email-field";
import type { Translator } from "../words/words.ts";

/** Says what address was probably meant, where somebody has slipped on its domain (decision 49). */
export const suggestEmail =
  (t: Translator): EmailFieldProps["suggest"] =>
  (typed) => {
    const value = emailSuggestion(typed);
    return value === undefined ? undefined : { value, words: t("common.emailSuggestion", { email: value }) };
  };
