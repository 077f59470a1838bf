import { AuthFrame } from "@gk/ui/auth-frame";
import { ForgotForm } from "@gk/ui/forgot-form";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Attempt } from "./auth.tsx";

/** Asks for the mail with which a new password is set. */
export function Forgot({ attempt: { form, outcome } }: { attempt: Attempt }) {
  const t = useTranslations();
  return (
    <AuthFrame title={t("auth.forgot.title")} lead={t("auth.forgot.lead")}>
      <ForgotForm
        {...form}
        initial={outcome.typed}
        words={{
          email: t("auth.forgot.email"),
          submit: t("auth.forgot.submit"),
          submitting: t("common.sending"),
        }}
      />
      <p>
        <Link href={paths.signIn}>{t("auth.forgot.back")}</Link>
      </p>
    </AuthFrame>
  );
}

/** Says the same for known and unknown addresses (decision 10). */
export function ForgotSent({ email }: { email: string }) {
  const t = useTranslations();
  return (
    <AuthFrame title={t("auth.forgot.sent.title")}>
      <Notice tone="success">{t("auth.forgot.sent.body", { email })}</Notice>
      <p>
        <Link href={paths.signIn}>{t("auth.forgot.back")}</Link>
      </p>
    </AuthFrame>
  );
}
