import { destinations, localizePath, mailResend } from "@gk/domain";
import { Notice } from "@gk/ui/notice";
import { ResendCountdown } from "@gk/ui/resend-countdown";
import { VerificationPanel } from "@gk/ui/verification-panel";
import { data, redirect } from "react-router";
import { useActionData, useFetcher, useLoaderData } from "react-router-dom";
import { keepForm } from "../../data/keep-form.ts";
import { visitOf, worded } from "../../data/page.server.ts";
import { type Trouble, troubleOf } from "../../forms/issues.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { memberContext } from "../../session/member.server.ts";
import { linkTo } from "../../words/link-to.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/email-verification";

export { clientLoader, meta } from "../../data/page.ts";

type Outcome = Trouble & { sent?: true };

export function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const { email, is_activated, verification_resend_after } = args.context.get(memberContext);
  if (is_activated === 1) throw redirect(localizePath(destinations.afterSignIn, visit.locale));
  return {
    email,
    now: visit.now.getTime(),
    resendAt: visit.now.getTime() + verification_resend_after * 1000,
    head: worded(visit, args.request, "emailVerification"),
  };
}

export async function action(args: Route.ActionArgs) {
  const result = await visitOf(args).client.resendVerificationMail();
  return result.ok ? data<Outcome>({ sent: true }) : data<Outcome>(troubleOf(result), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** Asks for the address to be verified; the mail can be sent again after the provider's countdown (decision 40). */
export default function EmailVerification() {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { email, now, resendAt } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Outcome>();
  const posted = useActionData<Outcome>();
  const { sent, formIssue } = fetcher.data ?? posted ?? {};
  return (
    <>
      <VerificationPanel
        words={{
          title: t("member.emailVerification.title"),
          body: t("member.emailVerification.body", { email }),
          hint: t.rich("member.emailVerification.wrongAddress", {
            contact: linkTo(paths.contact),
          }),
        }}
        resend={
          <fetcher.Form method="post">
            <ResendCountdown
              availableAt={resendAt}
              now={now}
              busy={fetcher.state !== "idle"}
              words={{
                resend: t("member.emailVerification.resend"),
                sending: t("common.sending"),
                wait: (seconds) => t("member.emailVerification.countdown", { seconds }),
                ready: t("member.emailVerification.ready"),
              }}
            />
          </fetcher.Form>
        }
      />
      {sent && <Notice tone="success">{t("member.emailVerification.sent", { email })}</Notice>}
      {formIssue && (
        <Notice tone="error">
          {formIssue.code === "tooManyRequests"
            ? t("member.emailVerification.limit", { max: String(mailResend.perWindow) })
            : wordIssue(formIssue)}
        </Notice>
      )}
    </>
  );
}
