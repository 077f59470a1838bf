import { cookies, onwardPath, passwordBounds } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { ResetPasswordForm } from "@gk/ui/reset-password-form";
import { useSearchParams } from "react-router-dom";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { Captcha } from "../../forms/Captcha.tsx";
import { captchaFor } from "../../forms/captcha.server.ts";
import { passwordWords } from "../../forms/password-words.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import { useHeadingFocus } from "../../layouts/useHeadingFocus.ts";
import { paths } from "../../paths.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/reset";
import { isGoodCode } from "./reset-code.server.ts";
import { reset } from "./submissions.ts";

export { keepForm as clientAction } from "../../data/keep-form.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

export const loader = page("reset", async (visit, { url }: Route.LoaderArgs) => {
  const [captcha, isGood] = await Promise.all([
    captchaFor(visit, "reset"),
    isGoodCode(visit, url.searchParams.get("code")),
  ]);
  return { captcha, isGood, wanted: onwardPath(visit.cookie(cookies.wanted.name)) };
});

export const action = submissionAction([reset]);

/** Sets a new password with the code of a mail; open to members and guests (decision 8). */
export default function Reset() {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const { captcha, isGood, wanted } = usePageData<typeof loader>();
  const { form, outcome } = usePageSubmission<typeof reset>({ captcha });
  useHeadingFocus(outcome.ok ?? outcome.formIssue);

  if (outcome.ok) {
    return (
      <AuthFrame title={t("auth.reset.success.title")}>
        <Notice tone="success">{t("auth.reset.success.body")}</Notice>
        <ButtonLink href={onTheWay(paths.signIn, wanted)}>{t("common.signin")}</ButtonLink>
      </AuthFrame>
    );
  }
  if (!isGood || outcome.formIssue?.code === "verification.failed") {
    return (
      <AuthFrame title={t("auth.reset.invalid.title")}>
        <Notice tone="warning">{t("auth.reset.invalid.body")}</Notice>
        <ButtonLink href={onTheWay(paths.forgot, wanted)}>{t("auth.reset.invalid.cta")}</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame {...t.group("auth.reset", ["title", "lead"])}>
      <ResetPasswordForm
        {...form}
        code={code}
        passwordMinLength={passwordBounds.min}
        words={{
          ...t.group("auth.reset.*.label", ["password", "confirmation"]),
          passwordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
          strength: passwordWords(t),
          submit: t("auth.reset.submit"),
          submitting: t("common.saving"),
        }}
      >
        <Captcha {...captcha} />
      </ResetPasswordForm>
    </AuthFrame>
  );
}
