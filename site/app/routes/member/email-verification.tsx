import { cookies, destinations, localizePath, mailResend } from "@gk/domain";
import { ResendCountdown } from "@gk/ui/resend-countdown";
import { VerificationPanel } from "@gk/ui/verification-panel";
import { redirect } from "react-router";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { filledWith } from "../../data/read.server.ts";
import { Outcome } from "../../forms/Outcome.tsx";
import { submissionAction } from "../../forms/submission.server.ts";
import { submission } from "../../forms/submission.ts";
import { useSubmission } from "../../forms/useSubmission.ts";
import { paths } from "../../paths.ts";
import { wantedBy } from "../../session/guards.server.ts";
import { memberContext } from "../../session/member.server.ts";
import { accountQuery, useUnverified } from "../../session/verification.ts";
import { linkTo } from "../../words/link-to.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/email-verification";

export { clientLoader, meta } from "../../data/page.ts";

/** Sends the mail once more; how long to wait then is the provider's word. */
const resend = submission({
  name: "resend",
  send: (client) => client.resendVerificationMail(),
  reads: "page",
});

export const loader = page("emailVerification", (visit, args: Route.LoaderArgs) => {
  const member = args.context.get(memberContext);
  const wanted = wantedBy(args.request);
  if (member.is_activated === 1) throw redirect(localizePath(wanted ?? destinations.afterSignIn, visit.locale));
  // The mail's link opens a page of its own, which goes on from there.
  if (wanted) visit.setCookie(cookies.wanted.name, wanted, cookies.wanted.maxAgeSeconds);
  const now = visit.now.getTime();
  return {
    fallback: filledWith(visit, accountQuery, { status: 1, data: member }),
    now,
    resendAt: now + member.verification_resend_after * 1000,
  };
});

export const action = submissionAction([resend]);

/** Asks for the address to be verified; the mail can be sent again after the provider's countdown (decision 40). */
export default function EmailVerification() {
  const t = useTranslations();
  const { email } = useUnverified();
  const { now, resendAt } = usePageData<typeof loader>();
  const { outcome, plainForm, busy, form } = useSubmission(resend, undefined);
  const { ok: sent, formIssue } = outcome;
  return (
    <>
      <VerificationPanel
        words={{
          ...t.group("member.emailVerification", ["title", "body"], { email }),
          hint: t.rich("member.emailVerification.wrongAddress", {
            contact: linkTo(paths.contact),
          }),
        }}
        resend={
          <form {...plainForm()}>
            <ResendCountdown
              availableAt={resendAt}
              now={now}
              busy={busy}
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
        busy={busy}
        news={sent && t("member.emailVerification.sent", { email })}
        trouble={
          formIssue &&
          (formIssue.code === "tooManyRequests"
            ? t("member.emailVerification.limit", { max: String(mailResend.perWindow) })
            : form.wordIssue(formIssue))
        }
      />
    </>
  );
}
