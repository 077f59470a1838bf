import { LanguageChips } from "@gk/ui/language-switch";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useSite } from "../../../layouts/useSite.ts";
import { useTranslations } from "../../../words/words.ts";

/** Chooses the language, as the switch in the header does: the account is told by the same call (T17). */
export function LanguageSettings() {
  const t = useTranslations();
  const site = useSite();
  const names = { "zh-HK": t("member.settings.language.zh"), "en-US": t("member.settings.language.en") };
  return (
    <SettingsSheet {...t.group("member.settings.language", ["title", "lead"])}>
      <LanguageChips
        languages={site.languages.map((language) => ({ ...language, label: names[language.locale] }))}
        onSelect={(locale) => site.switchLanguage(locale)}
      />
    </SettingsSheet>
  );
}
