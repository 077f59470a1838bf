import { AuthFrame } from "@gk/ui/auth-frame";
import { ForgotForm } from "@gk/ui/forgot-form";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { useSuggestEmail } from "../../forms/useSuggestEmail.ts";
import { useTranslations } from "../../words/words.ts";
import type { Attempt } from "./useAttempt.tsx";

/** Asks for the mail with which a new password is set. `back` leads to sign-in. */
export function Forgot({ attempt: { form, outcome }, back }: { attempt: Attempt; back: string }) {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  return (
    <AuthFrame {...t.group("auth.forgot", ["title", "lead"])}>
      <ForgotForm
        {...form}
        defaultValues={outcome.typed}
        suggestEmail={suggestEmail}
        words={{ ...t.group("auth.forgot", ["email", "submit"]), submitting: t("common.sending") }}
      />
      <p>
        <Link href={back}>{t("auth.forgot.back")}</Link>
      </p>
    </AuthFrame>
  );
}

/** Says the same for known and unknown addresses (decision 10). */
export function ForgotSent({ email, back }: { email: string; back: string }) {
  const t = useTranslations();
  return (
    <AuthFrame title={t("auth.forgot.sent.title")}>
      <Notice tone="success">{t("auth.forgot.sent.body", { email })}</Notice>
      <p>
        <Link href={back}>{t("auth.forgot.back")}</Link>
      </p>
    </AuthFrame>
  );
}
