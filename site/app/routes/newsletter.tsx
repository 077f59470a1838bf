import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { page } from "../data/page.server.ts";
import { submissionAction } from "../forms/submission.server.ts";
import { subscribing } from "../offers/submission.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { Subscription } from "./newsletter/Subscription.tsx";

export { keepForm as clientAction } from "../data/keep-form.ts";

export const loader = page("newsletter");

export const action = submissionAction([subscribing], () => ({ source: "newsletter" as const }));

/** Subscribes to the newsletter: where its forms lead before scripts, and whoever opens the address. @source decision 24 */
export default function Newsletter() {
  const t = useTranslations();
  return (
    <>
      <PageHead
        tone="banyan"
        picture={pictures.newsletter}
        title={phrases(t("newsletter.title"))}
        lead={t("newsletter.body")}
      />
      <PageBody width="form">
        <Subscription />
      </PageBody>
    </>
  );
}
