import { emailSuggestion } from "@gk/domain";
import { useTranslations } from "../words/words.ts";

/** What a form's e-mail field offers where the address looks misspelled; it never blocks. @source decision 49 */
export function useSuggestEmail() {
  const t = useTranslations();
  return (typed: string) => {
    const value = emailSuggestion(typed);
    return value === undefined ? undefined : { value, words: t("common.emailSuggestion", { email: value }) };
  };
}
