import { CallToAction } from "@gk/ui/call-to-action";
import { FormLine } from "@gk/ui/form";
import { pictures } from "@gk/ui/pictures";
import { TextField } from "@gk/ui/text-field";
import { useLocalize } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";

/**
 * Offers the newsletter at the foot of the events: with scripts its pop-up goes on with the address (T46), before them its
 * page does. Either asks for consent and says what is wrong, so nothing else of a form is loaded here.
 */
export function NewsletterSheet() {
  const t = useTranslations();
  const localize = useLocalize();
  return (
    <CallToAction
      tone="sky"
      title={phrases(t("newsletter.title"))}
      lead={t("newsletter.body")}
      picture={pictures.newsletter}
      actions={
        <form method="post" action={localize(paths.newsletter)} noValidate>
          <FormLine submit={t("newsletter.submit")}>
            <TextField
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              dir="ltr"
              unmarked
              label={t("newsletter.email.label")}
              placeholder={t("newsletter.email.placeholder")}
            />
          </FormLine>
        </form>
      }
    />
  );
}
