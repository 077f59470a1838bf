import { contactBounds } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { ContactForm, type ContactFormValues, readContactForm } from "@gk/ui/contact-form";
import { Notice } from "@gk/ui/notice";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from "react-router-dom";
import { contactPoints } from "../../contact-points.ts";
import { Captcha } from "../../forms/Captcha.tsx";
import { KeepDraft } from "../../forms/KeepDraft.tsx";
import { solveCaptcha } from "../../forms/solve-captcha.ts";
import { type Draft, usePageDraft } from "../../forms/useDraft.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { loader } from "../contact-us.tsx";
import { formWords, titleOptions, typeOptions } from "./form-words.tsx";
import type { ContactOutcome } from "./send.server.ts";

/** The form by which somebody writes to us; once it is sent, that it is. */
export function Message() {
  const { sentTo } = useActionData<ContactOutcome>() ?? {};
  const draft = usePageDraft<ContactFormValues>();
  return (
    <KeepDraft draft={draft} read={readContactForm} sent={sentTo !== undefined}>
      {sentTo === undefined ? <Letter draft={draft} /> : <Sent to={sentTo} />}
    </KeepDraft>
  );
}

function Sent({ to }: { to: string }) {
  const t = useTranslations();
  return (
    <Notice
      tone="success"
      title={t("contact.success.title")}
      action={<ButtonLink href={paths.contact}>{t("contact.success.another")}</ButtonLink>}
    >
      {t("contact.success.body", { email: to, days: contactPoints.replyWithinDays })}
    </Notice>
  );
}

function Letter({ draft }: { draft: Draft<ContactFormValues> }) {
  const t = useTranslations();
  const { initial, captcha } = useLoaderData<typeof loader>();
  const { typed, issues, formIssue } = useActionData<ContactOutcome>() ?? {};
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const wordIssue = useWordIssue();
  return (
    <Sheet size="lg" as="section" aria-labelledby="message">
      <Stack gap="6">
        <Heading level={2} size="2xl" id="message">
          {t("contact.form.title")}
        </Heading>
        <ContactForm
          key={draft.formKey}
          action={pathname + search}
          busy={busy}
          issues={issues}
          formIssue={formIssue}
          wordIssue={wordIssue}
          initial={typed ?? draft.restored ?? initial}
          types={typeOptions(t)}
          titles={titleOptions(t)}
          messageMax={contactBounds.message.max}
          words={formWords(t)}
          onSubmit={async (_values, form) =>
            submit(await solveCaptcha(captcha, form), { method: "post", action: pathname + search })
          }
        >
          <Captcha {...captcha} />
        </ContactForm>
      </Stack>
    </Sheet>
  );
}
