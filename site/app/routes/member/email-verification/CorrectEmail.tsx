import { Accordion } from "@gk/ui/accordion";
import { EmailField } from "@gk/ui/email-field";
import { Form, FormActions } from "@gk/ui/form";
import { SubmissionName } from "../../../forms/SubmissionName.tsx";
import type { Sending } from "../../../forms/useSubmission.ts";
import { useSuggestEmail } from "../../../forms/useSuggestEmail.ts";
import { useTranslations } from "../../../words/words.ts";
import { correction, readCorrection } from "./submissions.ts";

/** Where a wrong address is corrected; folded away until somebody asks for it. */
export function CorrectEmail({ sending: { form, outcome } }: { sending: Sending<typeof correction> }) {
  const t = useTranslations();
  const suggestEmail = useSuggestEmail();
  const isWrong = outcome.issues !== undefined || outcome.typed !== undefined;
  return (
    <Accordion
      defaultOpen={isWrong ? "correction" : undefined}
      items={[
        {
          id: "correction",
          title: t("member.emailVerification.wrongAddress"),
          content: (
            <Form {...form} formIssue={undefined} read={readCorrection}>
              <EmailField
                name="email"
                label={t("member.emailVerification.correct.label")}
                hint={t("member.emailVerification.correct.hint")}
                unmarked
                defaultValue={outcome.typed?.email}
                suggest={suggestEmail}
              />
              <SubmissionName of={correction} />
              <FormActions
                size="md"
                submit={t("member.emailVerification.correct.submit")}
                submitting={t("common.sending")}
              />
            </Form>
          ),
        },
      ]}
    />
  );
}
