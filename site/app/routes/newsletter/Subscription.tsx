import { ButtonLink } from "@gk/ui/button";
import { NewsletterForm } from "@gk/ui/newsletter-form";
import { Notice } from "@gk/ui/notice";
import { Sheet } from "@gk/ui/sheet";
import { Result } from "../../forms/Result.tsx";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import { useSuggestEmail } from "../../forms/useSuggestEmail.ts";
import { newsletterFormWords } from "../../offers/newsletter-words.tsx";
import type { subscribing } from "../../offers/submission.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

/** The form of the newsletter's page; once it is sent, thanks. */
export function Subscription() {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  const { form, outcome } = usePageSubmission<typeof subscribing>();
  const { say, typed } = outcome;
  if (say) {
    return (
      <Result>
        <Notice
          tone="success"
          title={t("newsletter.success.title")}
          actions={<ButtonLink href={paths.home}>{t("common.backHome")}</ButtonLink>}
        >
          {t("newsletter.success.body", { email: say.sentTo })}
        </Notice>
      </Result>
    );
  }
  return (
    <Sheet size="lg">
      <NewsletterForm {...form} words={newsletterFormWords(t)} defaultValues={typed} suggestEmail={suggestEmail} />
    </Sheet>
  );
}
