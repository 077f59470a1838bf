import { headTitled, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { useTranslations } from "../../words/words.ts";
import { MailedLink } from "../mailed-link/MailedLink.tsx";
import type { Route } from "./+types/refuse";
import { refusal } from "./submission.ts";

export { keepForm as clientAction } from "../../data/keep-form.ts";

export const loader = page("titled", (visit, { request }: Route.LoaderArgs) => {
  const { title, body } = translatorOf(visit).group("invitation.refuse", ["title", "body"]);
  return { head: { ...headTitled(visit, request, title, body), unlisted: true } };
});

export const action = submissionAction([refusal]);

/** Where the link in each invitation leads (decision 71). */
export default function RefuseInvitations() {
  const t = useTranslations();
  return (
    <MailedLink
      words={{
        ...t.group("invitation.refuse", ["title", "body", "submit", "incomplete", "done"]),
        doneTitle: t("invitation.refused.title"),
      }}
    />
  );
}
