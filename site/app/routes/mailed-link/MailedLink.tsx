import { Button, ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { Outcome } from "../../forms/Outcome.tsx";
import { Result } from "../../forms/Result.tsx";
import type { AnySubmission } from "../../forms/submission.ts";
import { type PageSubmission, usePageSubmission } from "../../forms/usePageSubmission.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

type MailedLinkWords = {
  title: string;
  /** What pressing the button does. */
  body: string;
  submit: string;
  /** Where the address lacks its code. */
  incomplete: string;
  /** Once it is done. */
  doneTitle: string;
  done: string;
};

/** Where a link in a mail leads. Acts only when the button is pressed: mail scanners open links (decision 40). */
export function MailedLink({ words }: { words: MailedLinkWords }) {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const sending = usePageSubmission<AnySubmission>();
  return (
    <>
      <PageHead tone="banyan" picture={pictures.newsletter} title={words.title} />
      <PageBody width="form">
        {sending.outcome.ok ? (
          <Result>
            <Notice
              tone="success"
              title={words.doneTitle}
              actions={<ButtonLink href={paths.home}>{t("common.backHome")}</ButtonLink>}
            >
              {words.done}
            </Notice>
          </Result>
        ) : code === "" ? (
          <Notice tone="warning" actions={<ButtonLink href={paths.contact}>{t("nav.contact")}</ButtonLink>}>
            {words.incomplete}
          </Notice>
        ) : (
          <Question words={words} code={code} sending={sending} />
        )}
      </PageBody>
    </>
  );
}

type QuestionProps = { words: MailedLinkWords; code: string; sending: PageSubmission<AnySubmission> };

function Question({ words, code, sending: { outcome, plainForm, busy, form } }: QuestionProps) {
  const t = useTranslations();
  const trouble = outcome.formIssue ?? outcome.issues?.[0];
  return (
    <Sheet size="lg">
      <form {...plainForm}>
        <Stack>
          <Outcome busy={busy} trouble={trouble && form.wordIssue(trouble)} />
          <Text>{words.body}</Text>
          <input type="hidden" name="code" value={code} />
          <Row>
            <Button type="submit" busy={busy ? t("common.processing") : undefined}>
              {words.submit}
            </Button>
          </Row>
        </Stack>
      </form>
    </Sheet>
  );
}
