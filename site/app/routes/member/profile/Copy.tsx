import { SettingsFact } from "@gk/ui/settings-sheet";
import { filePaths } from "../../../file-paths.ts";
import { useTranslations } from "../../../words/words.ts";

/** Everything that is kept about the member, as a file to take away (decision 16). */
export function Copy() {
  const t = useTranslations();
  return (
    <SettingsFact
      term={t("member.profile.data.copy")}
      detail={t("member.profile.data.export.hint")}
      edit={{ label: t("member.profile.data.export"), href: filePaths.profileData }}
    />
  );
}
