import { Columns } from "@gk/ui/columns";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { page } from "../data/page.server.ts";
import { captchaFor } from "../forms/captcha.server.ts";
import { submissionAction } from "../forms/submission.server.ts";
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
  return (
    <>
      <PageHead
        tone="banyan"
        picture={pictures.newsletter}
        title={phrases(t("contact.title"))}
        lead={t("contact.lead")}
      />
      <PageBody>
        <Columns aside={<ContactPoints />}>
          <Message />
        </Columns>
      </PageBody>
    </>
  );
}
