import { check, passwordBounds, profilePasswordSchema } from "@gk/domain";
import { useOverlays } from "@gk/ui/overlay";
import { PasswordForm, type PasswordFormValues } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { Text } from "@gk/ui/text";
import type { User } from "@gk/web";
import { useState } from "react";
import { browserClient } from "../../../data/client.ts";
import { brokenRules, type Trouble, troubleOf } from "../../../forms/issues.ts";
import { passwordWords } from "../../../forms/password-words.ts";
import { useLocalize } from "../../../locale/locale.ts";
import { paths } from "../../../paths.ts";
import { sentences } from "../../../words/sentences.tsx";
import { useTranslations } from "../../../words/words.ts";
import { Intent } from "./Intent.tsx";
import { useChange } from "./useChange.ts";

/** Changes the password; afterwards everybody signs in again, so that is said before the page is left (decision 10). */
export function Password({ user }: { user: User }) {
  const t = useTranslations();
  const localize = useLocalize();
  const { alert } = useOverlays();
  const { form } = useChange("password");
  const [trouble, setTrouble] = useState<Trouble>();

  async function change(values: PasswordFormValues) {
    const checked = check(profilePasswordSchema, values);
    if (checked.issues) return setTrouble(brokenRules(checked.issues));
    const result = await browserClient.updatePassword({ body: checked.value });
    if (!result.ok) return setTrouble(troubleOf(result));
    setTrouble({});
    const body = sentences(t.locale, [t("member.profile.password.saved"), t("error.sessionEnded")]);
    await alert({ kind: "success", body });
    location.assign(localize(paths.signIn));
  }

  return (
    <SettingsSheet title={t("member.profile.password.title")}>
      {user.has_password ? (
        <PasswordForm
          {...form}
          {...trouble}
          onSubmit={change}
          passwordMinLength={passwordBounds.min}
          words={{
            oldPassword: t("member.profile.password.old"),
            newPassword: t("member.profile.password.new"),
            newPasswordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
            strength: passwordWords(t),
            confirmation: t("member.profile.password.confirm"),
            submit: t("member.profile.password.submit"),
            submitting: t("common.saving"),
          }}
        >
          <Intent of="password" />
        </PasswordForm>
      ) : (
        <Text>{t("member.profile.password.none", { network: networkNames(user) })}</Text>
      )}
    </SettingsSheet>
  );
}

/** The services' own names are the same in every language. */
const networks: Record<User["social"][number], string> = { apple: "Apple", facebook: "Facebook", google: "Google" };

const networkNames = ({ social }: User) => social.map((network) => networks[network]).join(" / ");
