import { nameBounds, passwordBounds } from "@gk/domain";
import { RegisterForm } from "@gk/ui/register-form";
import { paths } from "../../paths.ts";
import { linkTo } from "../../words/link-to.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Attempt } from "./auth.tsx";
import { passwordWords } from "../../forms/password-words.ts";

/** Opens an account. */
export function Register({ attempt: { form, outcome } }: { attempt: Attempt }) {
  const t = useTranslations();
  return (
    <RegisterForm
      {...form}
      initial={outcome.typed}
      passwordMinLength={passwordBounds.min}
      words={{
        name: t("auth.register.name.label"),
        nameHint: t("auth.register.name.hint", { min: String(nameBounds.min), max: String(nameBounds.max) }),
        email: t("auth.register.email.label"),
        emailHint: t("auth.register.email.hint"),
        password: t("auth.register.password.label"),
        passwordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
        strength: passwordWords(t),
        confirmation: t("auth.register.confirm.label"),
        agreement: t.rich("auth.register.agree", { terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }),
        submit: t("auth.register.submit"),
        submitting: t("auth.register.submitting"),
      }}
    />
  );
}
