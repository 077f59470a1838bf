import { Columns } from "@gk/ui/columns";
import type { ContactFormValues } from "@gk/ui/contact-form";
import { Illustration } from "@gk/ui/illustration";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { useSearchParams } from "react-router-dom";
import { isSlug } from "../content/slug.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { read } from "../data/read.server.ts";
import { captchaFor } from "../forms/captcha.server.ts";
import { submissionAction } from "../forms/submission.server.ts";
import { usePageDraft } from "../forms/useDraft.ts";
import { usePageSubmission } from "../forms/usePageSubmission.ts";
import type { Visit } from "../session/context.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/contact-us";
import { ContactPoints } from "./contact-us/ContactPoints.tsx";
import { Message } from "./contact-us/Message.tsx";
import { message } from "./contact-us/submission.ts";

export { keepForm as clientAction } from "../data/keep-form.ts";
export { freshCaptcha as shouldRevalidate } from "../forms/fresh-captcha.ts";

/** The title of the event that somebody comes from; without it the form has a topic all the same. */
async function titleOfEvent(visit: Visit, slug: string | null): Promise<string | undefined> {
  if (!slug || !isSlug(slug)) return undefined;
  try {
    const { answers } = await read(visit, { article: query("getArticle", { params: { slug } }) });
    const { title, event } = answers.article.data;
    return event ? title : undefined;
  } catch {
    return undefined;
  }
}

export const loader = page("contact", async (visit, { url }: Route.LoaderArgs) => {
  const [captcha, event] = await Promise.all([
    captchaFor(visit, "contact"),
    titleOfEvent(visit, url.searchParams.get("event")),
  ]);
  return { captcha, event };
});

export const action = submissionAction([message]);

/** What was begun about one thing is no draft of a message about another, whose topic the address names. */
function useSubject() {
  const [search] = useSearchParams();
  const subject = ["about", "event"].flatMap((name) => search.get(name) ?? []).join(" ");
  return subject === "" ? {} : { form: subject };
}

/** Writes to us. @source spec §2, §5; decision 54 */
export default function ContactUs() {
  const t = useTranslations();
  const { captcha, event } = usePageData<typeof loader>();
  const draft = usePageDraft<ContactFormValues>(useSubject());
  const sending = usePageSubmission<typeof message>({ captcha, draft });
  const sent = sending.outcome.say !== undefined;
  return (
    <>
      <PageHead
        tone="banyan"
        picture={pictures.newsletter}
        title={phrases(t("contact.title"))}
        lead={t("contact.lead")}
      />
      <PageBody>
        <Columns
          aside={
            <>
              <ContactPoints />
              {!sent && <Illustration of={pictures.mascotStand} alt="" />}
            </>
          }
        >
          <Message draft={draft} sending={sending} captcha={captcha} event={event} />
        </Columns>
      </PageBody>
    </>
  );
}
