import { formatPromotion, promotionCodes, welcomeDiscountCents } from "@gk/domain";
import { useOverlayTurn } from "@gk/ui/overlay";
import { WelcomeDialog } from "@gk/ui/welcome-dialog";
import { useSubmission } from "../forms/useSubmission.ts";
import { useSuggestEmail } from "../forms/useSuggestEmail.ts";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { newsletterFormWords } from "./newsletter-words.tsx";
import { offerPath } from "./offer-path.ts";
import type { PopUpProps } from "./pop-up-props.ts";
import { subscribing } from "./submission.ts";

/** Offers a code for an address. @source spec §1; decisions 24, 36 and 46 */
export function WelcomePopUp({ open, onClose }: PopUpProps) {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  const { form, outcome } = useSubmission(subscribing, { source: "welcome" }, { postTo: paths.newsletter });
  const { say } = outcome;
  const amount = formatPromotion(welcomeDiscountCents);
  const code = say?.code ?? promotionCodes.welcome;
  return (
    <WelcomeDialog
      {...form}
      open={useOverlayTurn("welcome", open)}
      onOpenChange={() => onClose(say !== undefined)}
      suggestEmail={suggestEmail}
      amount={amount}
      words={{
        ...newsletterFormWords(t),
        ...t.group("welcome", ["consent", "submit", "later"]),
        title: phrases(t("welcome.title")),
        body: t("welcome.body", { amount }),
        privacy: t("welcome.terms"),
      }}
      gift={
        say && {
          title: t("welcome.success.title"),
          body: t("welcome.success.body", { email: say.sentTo }),
          code,
          words: t.group("welcome.success", ["copy", "copied"]),
          plans: { label: t("welcome.success.cta"), href: offerPath(code) },
        }
      }
    />
  );
}
