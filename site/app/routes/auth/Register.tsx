import { nameBounds, passwordBounds } from "@gk/domain";
import { Checkbox } from "@gk/ui/checkbox";
import { RegisterForm } from "@gk/ui/register-form";
import { passwordWords } from "../../forms/password-words.ts";
import { useSuggestEmail } from "../../forms/useSuggestEmail.ts";
import { paths } from "../../paths.ts";
import { linkTo } from "../../words/link-to.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Attempt } from "./useAttempt.tsx";

/** Opens an account. */
export function Register({ attempt: { form, outcome } }: { attempt: Attempt }) {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  return (
    <RegisterForm
      {...form}
      defaultValues={outcome.typed}
      suggestEmail={suggestEmail}
      passwordMinLength={passwordBounds.min}
      words={{
        ...t.group("auth.register.*.label", ["name", "email", "password", "confirmation"]),
        ...t.group("auth.register", ["submit", "submitting"]),
        nameHint: t("auth.register.name.hint", { min: String(nameBounds.min), max: String(nameBounds.max) }),
        emailHint: t("auth.register.email.hint"),
        passwordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
        strength: passwordWords(t),
        agreement: t.rich("auth.register.agree", { terms: linkTo(paths.terms), privacy: linkTo(paths.privacy) }),
      }}
    >
      <Checkbox
        name="newsletter"
        optional
        unmarked
        label={t("auth.register.marketing")}
        defaultValue={outcome.typed && "newsletter" in outcome.typed && outcome.typed.newsletter}
      />
      {form.children}
    </RegisterForm>
  );
}
