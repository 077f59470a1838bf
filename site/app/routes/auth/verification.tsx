import { AuthFrame } from "@gk/ui/auth-frame";
import { Button, ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { useSearchParams } from "react-router-dom";
import { page } from "../../data/page.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { useTranslations } from "../../words/words.ts";
import { verification } from "./submissions.ts";

export { clientLoader, meta } from "../../data/page.ts";
export { keepForm as clientAction } from "../../data/keep-form.ts";

export const loader = page("verification");

export const action = submissionAction([verification]);

/** Verifies an address only when the button is pressed: mail scanners open links (decision 40; T92). */
export default function Verification() {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const { outcome, plainForm, busy, form } = usePageSubmission<typeof verification>();
  const signedIn = useVisitor().member !== null;
  const trouble = outcome.formIssue ?? outcome.issues?.[0];

  if (outcome.ok) {
    return (
      <AuthFrame title={t("auth.verification.success.title")}>
        <Notice tone="success">{t("auth.verification.success.body")}</Notice>
        <ButtonLink href={signedIn ? paths.member : paths.signIn}>
          {signedIn ? t("auth.verification.success.cta") : t("common.signin")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (code === "" || trouble) {
    const used = !trouble || trouble.code === "verification.failed" || trouble.code === "required";
    return (
      <AuthFrame title={t("auth.verification.failed.title")}>
        <Notice tone="warning" urgent={trouble !== undefined}>
          {used ? t("auth.verification.failed.body") : form.wordIssue(trouble)}
        </Notice>
        <ButtonLink href={paths.emailVerification}>
          {signedIn ? t("member.emailVerification.resend") : t("auth.verification.failed.cta")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("member.emailVerification.title")}>
      <form {...plainForm}>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" block loading={busy ? t("auth.verification.checking") : undefined}>
          {t("common.confirm")}
        </Button>
      </form>
    </AuthFrame>
  );
}
