import { NewsletterDialog } from "@gk/ui/newsletter-dialog";
import { useOverlayTurn } from "@gk/ui/overlay";
import { useSubmission } from "../forms/useSubmission.ts";
import { useSuggestEmail } from "../forms/useSuggestEmail.ts";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { newsletterFormWords } from "./newsletter-words.tsx";
import type { PopUpProps } from "./pop-up-props.ts";
import { subscribing } from "./submission.ts";

/** Asks for a subscription to the newsletter. @source spec §4 "Newsletter pop-up"; decisions 24 and 46 */
export function NewsletterPopUp({ open, onClose, email }: PopUpProps) {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  const { form, outcome } = useSubmission(subscribing, { source: "newsletter" }, { postTo: paths.newsletter });
  const { say } = outcome;
  return (
    <NewsletterDialog
      {...form}
      open={useOverlayTurn("newsletter", open)}
      onOpenChange={() => onClose(say !== undefined)}
      defaultValues={email === undefined ? {} : { email }}
      suggestEmail={suggestEmail}
      words={{
        ...newsletterFormWords(t),
        title: phrases(t("newsletter.title")),
        body: t("newsletter.body"),
        later: t("newsletter.close"),
        privacy: undefined,
      }}
      thanks={
        say && {
          title: phrases(t("newsletter.success.title")),
          body: t("newsletter.success.body", { email: say.sentTo }),
        }
      }
    />
  );
}
