import { LanguageChips } from "@gk/ui/language-switch";
import { Notice } from "@gk/ui/notice";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { useEffect } from "react";
import useSWR, { useSWRConfig } from "swr";
import { beginForm, useIsLatest } from "../../../forms/latest.ts";
import { remember } from "../../../layouts/remember.ts";
import { useSite } from "../../../layouts/useSite.ts";
import { useTranslations } from "../../../words/words.ts";

/** What this form is called among those of the page. */
const name = "language";

/** Under which key the cache has whether a language that was chosen here was kept: the page itself is another by then. */
const keptKey = (locale: string) => ["language kept", locale];

/** Chooses the language, as the switch in the header does: the account is told by the same call (T17). */
export function LanguageSettings() {
  const t = useTranslations();
  const site = useSite();
  const { mutate } = useSWRConfig();
  const isLatest = useIsLatest(name);
  const { data: kept } = useSWR<boolean>(keptKey(t.locale), null);
  useEffect(() => () => void mutate(keptKey(t.locale), undefined, { revalidate: false }), [mutate, t.locale]);
  const names = { "zh-HK": t("member.settings.language.zh"), "en-US": t("member.settings.language.en") };
  return (
    <SettingsSheet
      {...t.group("member.settings.language", ["title", "lead"])}
      saved={kept && isLatest ? t("member.settings.language.saved") : undefined}
    >
      <LanguageChips
        languages={site.languages.map((language) => ({ ...language, label: names[language.locale] }))}
        onSelect={(locale) => {
          beginForm(name);
          site.switchLanguage(
            locale,
            (address) => void mutate(keptKey(locale), remember(address), { revalidate: false }),
          );
        }}
      />
      {kept === false && (
        <Notice tone="error" urgent>
          {t("member.settings.language.failed")}
        </Notice>
      )}
    </SettingsSheet>
  );
}
