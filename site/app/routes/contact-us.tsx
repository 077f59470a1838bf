import { contactBounds } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { Columns } from "@gk/ui/columns";
import { ContactForm } from "@gk/ui/contact-form";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from "react-router-dom";
import { contactPoints } from "../contact-points.ts";
import { warm } from "../data/answers.ts";
import { speakerOf, visitOf, worded } from "../data/page.server.ts";
import { Captcha } from "../forms/Captcha.tsx";
import { captchaFor } from "../forms/captcha.server.ts";
import { solveCaptcha } from "../forms/solve-captcha.ts";
import { useWordIssue } from "../forms/useWordIssue.tsx";
import { paths } from "../paths.ts";
import { phrases } from "../words/phrases.tsx";
import { useWords } from "../words/words.ts";
import type { Route } from "./+types/contact-us";
import { ContactPoints } from "./contact-us/ContactPoints.tsx";
import { formWords, titleOptions, typeOptions } from "./contact-us/form-words.tsx";
import { type ContactOutcome, send } from "./contact-us/send.server.ts";
import { beginning } from "./contact-us/topic.ts";

export { meta } from "../data/head.ts";

const areas = ["content", "forms"] as const;
export const handle = { areas };

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  return {
    initial: beginning(speakerOf(visit), args.url.searchParams.get("about")),
    captcha: await captchaFor(visit, "contact"),
    head: worded(visit, args.request, "contact"),
  };
}

export const action = (args: Route.ActionArgs) => send(args);

export const clientLoader = warm(areas);

/** A captcha's token is good for one attempt, so each attempt brings a new one, also one that was refused. */
export const shouldRevalidate = () => true;

/** Writes to us. @source spec §2, §5; decision 54 */
export default function ContactUs() {
  const t = useWords();
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

function Message() {
  const t = useWords();
  const { initial, captcha } = useLoaderData<typeof loader>();
  const { sentTo, typed, issues, formIssue } = useActionData<ContactOutcome>() ?? {};
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const wordIssue = useWordIssue();

  if (sentTo) {
    return (
      <Notice
        tone="success"
        title={t("contact.success.title")}
        action={<ButtonLink href={paths.contact}>{t("contact.success.another")}</ButtonLink>}
      >
        {t("contact.success.body", { email: sentTo, days: contactPoints.replyWithinDays })}
      </Notice>
    );
  }
  return (
    <Sheet size="lg" as="section" aria-labelledby="message">
      <Stack gap="6">
        <Heading level={2} size="2xl" id="message">
          {t("contact.form.title")}
        </Heading>
        <ContactForm
          action={pathname + search}
          busy={busy}
          issues={issues}
          formIssue={formIssue}
          wordIssue={wordIssue}
          initial={typed ?? initial}
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
