import { deletionGraceDays } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import { MemberHead } from "@gk/ui/member-layout";
import { Notice } from "@gk/ui/notice";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { page } from "../../../data/page.server.ts";
import { Outcome } from "../../../forms/Outcome.tsx";
import { submissionAction } from "../../../forms/submission.server.ts";
import { usePageSubmission } from "../../../forms/usePageSubmission.ts";
import { useHeadingFocus } from "../../../layouts/useHeadingFocus.ts";
import { paths } from "../../../paths.ts";
import { useTranslations } from "../../../words/words.ts";
import { deletion } from "./submissions.ts";
import { editPath } from "./useFact.ts";

export { keepForm as clientAction } from "../../../data/keep-form.ts";

export const loader = page("deleteAccount");

export const action = submissionAction([deletion]);

/** Where the mail leads by which an account without a password is deleted; only the button deletes it (decision 72). */
export default function DeleteAccount() {
  const t = useTranslations();
  const code = useSearchParams()[0].get("code") ?? "";
  const { outcome, plainForm, busy, form } = usePageSubmission<typeof deletion>();
  const trouble = outcome.formIssue ?? outcome.issues?.[0];
  // Whoever has a password by now confirms with that.
  const isOver = code === "" || trouble?.code === "verification.failed" || outcome.issues !== undefined;
  useHeadingFocus(trouble?.code);
  if (isOver) {
    return (
      <>
        <MemberHead title={t("auth.reset.invalid.title")} />
        <Notice
          tone="warning"
          actions={<ButtonLink href={editPath("deletion")}>{t("auth.reset.invalid.cta")}</ButtonLink>}
        >
          {t("auth.reset.invalid.body")}
        </Notice>
      </>
    );
  }
  return (
    <>
      <MemberHead title={t("member.profile.data.delete.title")} />
      <Sheet>
        <form {...plainForm}>
          <Stack>
            <Outcome busy={busy} trouble={trouble && form.wordIssue(trouble)} />
            <Text>{t("member.profile.data.delete.body", { days: deletionGraceDays })}</Text>
            <input type="hidden" name="code" value={code} />
            <Row>
              <Button type="submit" variant="danger" busy={busy ? t("common.processing") : undefined}>
                {t("member.profile.data.delete")}
              </Button>
              <ButtonLink variant="secondary" href={paths.profile}>
                {t("member.profile.data.delete.keep")}
              </ButtonLink>
            </Row>
          </Stack>
        </form>
      </Sheet>
    </>
  );
}
