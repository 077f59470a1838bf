import { cookies, destinations, localizePath, mailResend } from "@gk/domain";
import { ResendCountdown } from "@gk/ui/resend-countdown";
import { VerificationPanel } from "@gk/ui/verification-panel";
import { redirect } from "react-router-dom";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { read } from "../../data/read.server.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { SubmissionName } from "../../forms/SubmissionName.tsx";
import { submissionAction } from "../../forms/submission.server.ts";
import { useSubmission } from "../../forms/useSubmission.ts";
import { wantedBy } from "../../session/guards.server.ts";
import { accountQuery, useUnverified } from "../../session/verification.ts";
import { useTranslations } from "../../words/words.ts";
import { CorrectEmail } from "./email-verification/CorrectEmail.tsx";
import { correction, resend } from "./email-verification/submissions.ts";
import type { Route } from "./+types/email-verification";

export const loader = page("emailVerification", async (visit, { request }: Route.LoaderArgs) => {
  // Read anew: a form posted before scripts may just have changed it.
  const { answers, fallback } = await read(visit, { account: accountQuery });
  const { is_activated: isActivated, verification_resend_after: wait } = answers.account.data;
  const wanted = wantedBy(request);
  if (isActivated === 1) throw redirect(localizePath(wanted ?? destinations.afterSignIn, visit.locale));
  // The mail's link opens a page of its own, which goes on from there.
  if (wanted) visit.setCookie(cookies.wanted.name, wanted, cookies.wanted.maxAgeSeconds);
  const now = visit.now.getTime();
  return { fallback, now, resendAt: now + wait * 1000 };
});

export const action = submissionAction([resend, correction]);

/**
 * Asks for the address to be verified; the mail can be sent again after the provider's countdown (decision 40), and the
 * address corrected (decision 70).
 */
export default function EmailVerification() {
  const t = useTranslations();
  const { email } = useUnverified();
  const { now, resendAt } = usePageData<typeof loader>();
  const sending = useSubmission(resend, undefined);
  const correcting = useSubmission(correction, undefined);
  const sent = sending.isLatest && sending.outcome.ok && t("member.emailVerification.sent", { email });
  const corrected = correcting.isLatest && correcting.outcome.ok && t("member.emailVerification.corrected", { email });
  const trouble = sending.trouble ?? correcting.trouble;
  return (
    <>
      <VerificationPanel
        words={t.group("member.emailVerification", ["title", "body", "hint"], { email })}
        resend={
          <form {...sending.plainForm()}>
            <SubmissionName of={resend} />
            <ResendCountdown
              availableAt={resendAt}
              now={now}
              busy={sending.busy}
              words={{
                ...t.group("member.emailVerification", ["resend", "ready"]),
                sending: t("common.sending"),
                wait: (seconds) => t("member.emailVerification.countdown", { seconds }),
              }}
            />
          </form>
        }
      />
      <Outcome
        busy={sending.busy || correcting.busy}
        news={corrected || sent}
        trouble={
          trouble &&
          (trouble.code === "tooManyRequests"
            ? t("member.emailVerification.limit", { max: String(mailResend.perWindow) })
            : sending.form.wordIssue(trouble))
        }
      />
      <CorrectEmail key={email} sending={correcting} />
    </>
  );
}
