import { cookies, onwardPath } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { Button, ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { useSearchParams } from "react-router-dom";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { submissionAction } from "../../forms/submission.server.ts";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import { useHeadingFocus } from "../../layouts/useHeadingFocus.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import { useTranslations } from "../../words/words.ts";
import { verification } from "./submissions.ts";

export { keepForm as clientAction } from "../../data/keep-form.ts";

export const loader = page("verification", (visit) => ({ wanted: onwardPath(visit.cookie(cookies.wanted.name)) }));

export const action = submissionAction([verification]);

/** Verifies an address only when the button is pressed: mail scanners open links (decision 40; T92). */
export default function Verification() {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const { outcome, plainForm, busy, form } = usePageSubmission<typeof verification>();
  const { wanted } = usePageData<typeof loader>();
  const signedIn = useVisitor().member !== null;
  useHeadingFocus(outcome.ok ?? outcome.formIssue);
  const trouble = outcome.formIssue ?? outcome.issues?.[0];

  if (outcome.ok) {
    return (
      <AuthFrame title={t("auth.verification.success.title")}>
        <Notice tone="success">{t("auth.verification.success.body")}</Notice>
        <ButtonLink href={signedIn ? (wanted ?? paths.member) : onTheWay(paths.signIn, wanted)}>
          {signedIn
            ? t(wanted ? "auth.verification.success.goOn" : "auth.verification.success.cta")
            : t("common.signin")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (code === "" || trouble?.code === "verification.failed" || trouble?.code === "required") {
    return (
      <AuthFrame title={t("auth.verification.failed.title")}>
        <Notice tone="warning">{t("auth.verification.failed.body")}</Notice>
        <ButtonLink href={paths.emailVerification}>
          {signedIn ? t("member.emailVerification.resend") : t("auth.verification.failed.cta")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("member.emailVerification.title")}>
      <Outcome busy={busy} trouble={trouble && form.wordIssue(trouble)} />
      <form {...plainForm}>
        <input type="hidden" name="code" value={code} />
        <Button type="submit" block busy={busy ? t("auth.verification.checking") : undefined}>
          {t("common.confirm")}
        </Button>
      </form>
    </AuthFrame>
  );
}
