import { CallToAction } from "@gk/ui/call-to-action";
import { NewsletterForm } from "@gk/ui/newsletter-form";
import { pictures } from "@gk/ui/pictures";
import { useLocalize } from "../../locale/locale.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";

/**
 * Offers the newsletter at the foot of the events: the browser posts the address to the newsletter's page, which asks for
 * consent; with scripts its pop-up does (T46).
 */
export function NewsletterSheet() {
  const t = useTranslations();
  const localize = useLocalize();
  const wordIssue = useWordIssue();
  return (
    <CallToAction
      tone="sky"
      title={phrases(t("newsletter.title"))}
      lead={t("newsletter.body")}
      picture={pictures.newsletter}
      actions={
        <NewsletterForm
          variant="inline"
          action={localize(paths.newsletter)}
          wordIssue={wordIssue}
          words={{
            email: t("newsletter.email.label"),
            placeholder: t("newsletter.email.placeholder"),
            submit: t("newsletter.submit"),
            submitting: t("common.sending"),
          }}
        />
      }
    />
  );
}
