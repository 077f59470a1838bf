import { passwordBounds, socialNames } from "@gk/domain";
import { useOverlays } from "@gk/ui/overlay";
import { PasswordForm } from "@gk/ui/profile-form";
import { SettingsFact } from "@gk/ui/settings-sheet";
import { Text } from "@gk/ui/text";
import type { User } from "@gk/web";
import { passwordWords } from "../../../forms/password-words.ts";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { useTranslations } from "../../../words/words.ts";
import { firstPassword, password } from "./submissions.ts";
import { useFact } from "./useFact.ts";

/**
 * Changes the password, or creates the first one; afterwards everybody signs in again, so that is said before the page is
 * left (decisions 10 and 123).
 */
export function Password({ user: { has_password: isSet, social } }: { user: User }) {
  const t = useTranslations();
  const { alert } = useOverlays();
  const fact = useFact("password");
  const of = isSet ? password : firstPassword;
  const sending = useSubmission(of, undefined, {
    told: async () => {
      fact.close();
      await alert({
        tone: "success",
        body: t(isSet ? "member.profile.password.saved" : "member.profile.password.created"),
      });
    },
  });
  const edit = t(isSet ? "member.profile.password.title" : "member.profile.password.create");
  return (
    <SettingsFact
      {...fact.of(sending, { edit })}
      term={t("auth.register.password.label")}
      detail={t(isSet ? "member.profile.password.set" : "member.profile.password.notSet")}
      {...(isSet ? {} : { hint: t("member.profile.password.createHint", { network: networkNames(social) }) })}
    >
      <PasswordForm
        {...fact.form(sending.form)}
        passwordMinLength={passwordBounds.min}
        words={{
          ...(isSet
            ? t.group("member.profile.password", ["oldPassword", "newPassword", "confirmation"])
            : {
                newPassword: t("auth.register.password.label"),
                confirmation: t("auth.register.confirmation.label"),
              }),
          submit: edit,
          newPasswordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
          strength: passwordWords(t),
          submitting: t("common.saving"),
        }}
      >
        <Text size="sm">{t("member.profile.password.again")}</Text>
        <SubmissionName of={of} />
      </PasswordForm>
    </SettingsFact>
  );
}

const networkNames = (social: User["social"]) => social.map((network) => socialNames[network]).join(" / ");
