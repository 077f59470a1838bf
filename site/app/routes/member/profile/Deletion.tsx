import { deletionGraceDays } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { Form, FormActions, textIn } from "@gk/ui/form";
import { Notice } from "@gk/ui/notice";
import { PasswordField } from "@gk/ui/password-field";
import { SettingsFact } from "@gk/ui/settings-sheet";
import { Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import type { User } from "@gk/web";
import { Outcome } from "../../../forms/Outcome.tsx";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import { type Sending, useSubmission } from "../../../forms/useSubmission.ts";
import { useTranslations } from "../../../words/words.ts";
import { deletion } from "./submissions.ts";
import { useFact } from "./useFact.ts";

/** Deletes the account: what that means, and the confirmation by password, or by a link in a mail (decisions 16 and 72). */
export function Deletion({ user }: { user: User }) {
  const t = useTranslations();
  const fact = useFact("deletion");
  const sending = useSubmission(deletion, undefined);
  return (
    <SettingsFact
      {...fact.of(sending, { edit: t("member.profile.data.delete") })}
      term={t("member.profile.data.account")}
      detail={user.email}
    >
      <Stack>
        <Notice tone="warning" title={t("member.profile.data.delete.title")}>
          {t("member.profile.data.delete.body", { days: deletionGraceDays })}
        </Notice>
        {user.has_password ? (
          <ByPassword form={fact.form(sending.form)} />
        ) : (
          <ByMail email={user.email} sending={sending} />
        )}
      </Stack>
    </SettingsFact>
  );
}

type DeletionForm = Sending<typeof deletion>["form"];

function ByPassword({ form }: { form: DeletionForm }) {
  const t = useTranslations();
  return (
    <Form {...form} read={(data) => ({ password: textIn(data, "password") })}>
      <PasswordField name="password" label={t("member.profile.data.delete.password")} autoComplete="current-password" />
      <SubmissionName of={deletion} />
      <FormActions
        size="md"
        variant="danger"
        submit={t("member.profile.data.delete")}
        submitting={t("common.processing")}
      />
    </Form>
  );
}

function ByMail({ email, sending }: { email: string; sending: Sending<typeof deletion> }) {
  const t = useTranslations();
  const { outcome, isLatest, trouble, busy, form, plainForm } = sending;
  return (
    <form {...plainForm()}>
      <Stack>
        <Text>{t("member.profile.data.delete.byEmail", { email })}</Text>
        <SubmissionName of={deletion} />
        <div>
          <Button type="submit" variant="danger" busy={busy ? t("common.sending") : undefined}>
            {t("member.profile.data.delete.send")}
          </Button>
        </div>
        <Outcome
          busy={busy}
          news={outcome.say?.isMailed && isLatest && t("member.profile.data.delete.emailSent", { email })}
          trouble={trouble && form.wordIssue(trouble)}
        />
      </Stack>
    </form>
  );
}
