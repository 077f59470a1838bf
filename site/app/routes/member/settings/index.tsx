import { MemberHead } from "@gk/ui/member-layout";
import { page } from "../../../data/page.server.ts";
import { preload, together } from "../../../data/read.server.ts";
import { submissionAction } from "../../../forms/submission.server.ts";
import { memberContext } from "../../../session/member.server.ts";
import { useTranslations } from "../../../words/words.ts";
import type { Route } from "./+types/index";
import { LanguageSettings } from "./LanguageSettings.tsx";
import { MailSettings } from "./MailSettings.tsx";
import { preloadMethods } from "./payment/methods.server.ts";
import { PaymentMethods } from "./payment/PaymentMethods.tsx";
import { mailChoicesQuery, sessionsQuery } from "./queries.ts";
import { Sessions } from "./Sessions.tsx";
import { mailChoices, otherSessions } from "./submissions.ts";

export const loader = page("settings", async (visit, args: Route.LoaderArgs) => {
  const [methods, others] = await Promise.all([
    preloadMethods(visit, args.context.get(memberContext)),
    preload(visit, { mails: mailChoicesQuery, sessions: sessionsQuery }),
  ]);
  return { fallback: together(methods.fallback, others.fallback) };
});

export const action = submissionAction([mailChoices, otherSessions]);

/** The language, the ways to pay, which mails come, and where the member is signed in. @source spec §2 */
export default function Settings() {
  const t = useTranslations();
  return (
    <>
      <MemberHead title={t("member.settings.title")} />
      <LanguageSettings />
      <PaymentMethods />
      <MailSettings />
      <Sessions />
    </>
  );
}
