import { contactBounds } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { ContactForm, type ContactFormValues, readContactForm } from "@gk/ui/contact-form";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/pictures";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { contactPoints } from "../../contact-points.ts";
import { Captcha, type CaptchaChallenge } from "../../forms/Captcha.tsx";
import { KeepDraft } from "../../forms/KeepDraft.tsx";
import { Result } from "../../forms/Result.tsx";
import type { Draft } from "../../forms/useDraft.ts";
import type { PageSubmission } from "../../forms/usePageSubmission.ts";
import { useSuggestEmail } from "../../forms/useSuggestEmail.ts";
import { useHeadingFocus } from "../../layouts/useHeadingFocus.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { formWords, titleOptions, typeOptions } from "./form-words.tsx";
import type { message } from "./submission.ts";
import { beginning } from "./topic.ts";

/** The form by which somebody writes to us; once it is sent, that it is. */
export function Message(letter: LetterProps) {
  const { draft, sending } = letter;
  const { say } = sending.outcome;
  useHeadingFocus(say);
  return (
    <KeepDraft draft={draft} read={readContactForm}>
      {say ? (
        <Result>
          <Sent to={say.sentTo} />
        </Result>
      ) : (
        <Letter {...letter} />
      )}
    </KeepDraft>
  );
}

function Sent({ to }: { to: string }) {
  const t = useTranslations();
  return (
    <CallToAction
      tone="reward"
      title={t("contact.success.title")}
      lead={t("contact.success.body", { email: to, days: contactPoints.replyWithinDays })}
      picture={pictures.mascotCheer}
      actions={<ButtonLink href={paths.contact}>{t("contact.success.another")}</ButtonLink>}
    />
  );
}

type LetterProps = {
  draft: Draft<ContactFormValues>;
  sending: PageSubmission<typeof message>;
  captcha: CaptchaChallenge;
  /** The title of the event that somebody comes from. */
  event: string | undefined;
};

function Letter({ draft, sending: { form, outcome }, captcha, event }: LetterProps) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const suggestEmail = useSuggestEmail();
  return (
    <Sheet size="lg" as="section" aria-labelledby="message">
      <Stack gap="6">
        <Heading level={2} size="2xl" id="message">
          {t("contact.form.title")}
        </Heading>
        <ContactForm
          key={draft.formKey}
          {...form}
          defaultValues={outcome.typed ?? draft.restored ?? beginning(t, search.get("about"), event)}
          types={typeOptions(t)}
          titles={titleOptions(t)}
          suggestEmail={suggestEmail}
          messageMax={contactBounds.message.max}
          words={formWords(t)}
        >
          <Captcha {...captcha} />
        </ContactForm>
      </Stack>
    </Sheet>
  );
}
