import { Button, ButtonLink } from "@gk/ui/button";
import { pictures } from "@gk/ui/illustration";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { headOf, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { submission } from "../../forms/submission.ts";
import { type PageSubmission, usePageSubmission } from "../../forms/usePageSubmission.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/unsubscribe";

export { clientLoader, meta } from "../../data/page.ts";
export { keepForm as clientAction } from "../../data/keep-form.ts";

/** Ends the newsletter for the address that a letter's code stands for. */
const unsubscribing = submission({
  name: "unsubscribe",
  send: (client, { code = "" }) => client.unsubscribeFromNewsletter({ body: { code } }),
});

export const loader = page("article", (visit, { request }: Route.LoaderArgs) => {
  const t = translatorOf(visit);
  return { head: headOf(visit, request, t("meta.article.title", { title: t("newsletter.unsubscribe.title") })) };
});

export const action = submissionAction([unsubscribing]);

/** Where the link in each letter leads. Acts only when the button is pressed: mail scanners open links (decisions 24, 40). */
export default function Unsubscribe() {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const sending = usePageSubmission<typeof unsubscribing>();
  return (
    <>
      <PageHead tone="banyan" picture={pictures.newsletter} title={t("newsletter.unsubscribe.title")} />
      <PageBody width="form">
        {sending.outcome.ok ? (
          <Notice
            tone="success"
            title={t("newsletter.unsubscribed.title")}
            action={<ButtonLink href={paths.home}>{t("common.backHome")}</ButtonLink>}
          >
            {t("newsletter.unsubscribe.done")}
          </Notice>
        ) : code === "" ? (
          <Notice tone="warning" action={<ButtonLink href={paths.contact}>{t("nav.contact")}</ButtonLink>}>
            {t("newsletter.unsubscribe.incomplete")}
          </Notice>
        ) : (
          <Question code={code} sending={sending} />
        )}
      </PageBody>
    </>
  );
}

type QuestionProps = { code: string; sending: PageSubmission<typeof unsubscribing> };

function Question({ code, sending: { outcome, plainForm, busy, form } }: QuestionProps) {
  const t = useTranslations();
  const trouble = outcome.formIssue ?? outcome.issues?.[0];
  return (
    <Sheet size="lg">
      <form {...plainForm}>
        <Stack>
          {trouble && (
            <Notice tone="error" urgent>
              {form.wordIssue(trouble)}
            </Notice>
          )}
          <Text>{t("newsletter.unsubscribe.body")}</Text>
          <input type="hidden" name="code" value={code} />
          <Row>
            <Button type="submit" loading={busy ? t("common.processing") : undefined}>
              {t("newsletter.unsubscribe.submit")}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}
