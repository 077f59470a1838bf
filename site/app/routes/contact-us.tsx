import { Columns } from "@gk/ui/columns";
import type { ContactFormValues } from "@gk/ui/contact-form";
import { Illustration } from "@gk/ui/illustration";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { captchaFor } from "../forms/captcha.server.ts";
import { submissionAction } from "../forms/submission.server.ts";
import { usePageDraft } from "../forms/useDraft.ts";
import { usePageSubmission } from "../forms/usePageSubmission.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { ContactPoints } from "./contact-us/ContactPoints.tsx";
import { Message } from "./contact-us/Message.tsx";
import { message } from "./contact-us/submission.ts";

export { keepForm as clientAction } from "../data/keep-form.ts";
export { clientLoader, meta } from "../data/page.ts";
export { freshCaptcha as shouldRevalidate } from "../forms/fresh-captcha.ts";

export const loader = page("contact", async (visit) => ({ captcha: await captchaFor(visit, "contact") }));

export const action = submissionAction([message]);

/** Writes to us. @source spec §2, §5; decision 54 */
export default function ContactUs() {
  const t = useTranslations();
  const { captcha } = usePageData<typeof loader>();
  const draft = usePageDraft<ContactFormValues>();
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
          <Message draft={draft} sending={sending} />
        </Columns>
      </PageBody>
    </>
  );
}
