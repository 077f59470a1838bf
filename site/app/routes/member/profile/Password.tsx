import { passwordBounds } from "@gk/domain";
import { useOverlays } from "@gk/ui/overlay";
import { PasswordForm } from "@gk/ui/profile-form";
import { SettingsSheet } from "@gk/ui/settings-sheet";
import { Text } from "@gk/ui/text";
import type { User } from "@gk/web";
import { passwordWords } from "../../../forms/password-words.ts";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { sentences } from "../../../words/sentences.tsx";
import { useTranslations } from "../../../words/words.ts";
import { password } from "./submissions.ts";

/** Changes the password; afterwards everybody signs in again, so that is said before the page is left (decision 10). */
export function Password({ user }: { user: User }) {
  const t = useTranslations();
  const { alert } = useOverlays();
  const { form } = useSubmission(password, undefined, {
    told: async () => {
      const body = sentences(t.locale, [t("member.profile.password.saved"), t("error.sessionEnded")]);
      await alert({ tone: "success", body });
    },
  });

  return (
    <SettingsSheet title={t("member.profile.password.title")}>
      {user.has_password ? (
        <PasswordForm
          {...form}
          passwordMinLength={passwordBounds.min}
          words={{
            ...t.group("member.profile.password", ["oldPassword", "newPassword", "confirmation", "submit"]),
            newPasswordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
            strength: passwordWords(t),
            submitting: t("common.saving"),
          }}
        >
          <SubmissionName of={password} />
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
