import { headTitled, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { useTranslations } from "../../words/words.ts";
import { MailedLink } from "../mailed-link/MailedLink.tsx";
import type { Route } from "./+types/unsubscribe";
import { unsubscribing } from "./submission.ts";

export { keepForm as clientAction } from "../../data/keep-form.ts";

export const loader = page("titled", (visit, { request }: Route.LoaderArgs) => {
  const { title, body } = translatorOf(visit).group("newsletter.unsubscribe", ["title", "body"]);
  return { head: { ...headTitled(visit, request, title, body), unlisted: true } };
});

export const action = submissionAction([unsubscribing]);

/** Where the link in each letter leads (decision 24). */
export default function Unsubscribe() {
  const t = useTranslations();
  return (
    <MailedLink
      words={{
        ...t.group("newsletter.unsubscribe", ["title", "body", "submit", "incomplete", "done"]),
        doneTitle: t("newsletter.unsubscribed.title"),
      }}
    />
  );
}
