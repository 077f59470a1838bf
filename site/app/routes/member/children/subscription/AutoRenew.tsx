import { Notice } from "@gk/ui/notice";
import { useOverlays } from "@gk/ui/overlay";
import { Stack } from "@gk/ui/stack";
import { Toggle } from "@gk/ui/toggle";
import type { Child, Plan, Subscription } from "@gk/web";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import { renewalWords } from "./panel.ts";
import { autoRenew, shownField } from "./submission.ts";

type AutoRenewProps = { child: Child; subscription: Subscription; plans: readonly Plan[] };

/** Turns auto-renew on and off, after a question. It rests while the change runs (decision 44; T77). */
export function AutoRenew({ child, subscription, plans }: AutoRenewProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const { outcome, plainForm, busy, form } = useSubmission(
    autoRenew,
    { childId: child.id },
    { postTo: paths.childPlan(child.id) },
  );
  const { say, formIssue } = outcome;
  const { description, question } = renewalWords(t, child, subscription, plans);

  return (
    <form {...plainForm(() => confirm({ kind: "update", ...question }))}>
      <Stack>
        <input type="hidden" name={shownField} value={subscription.auto_renew ? "on" : "off"} />
        <Toggle
          type="submit"
          label={t("subscription.autoRenew.label")}
          description={description}
          checked={subscription.auto_renew}
          busy={busy ? t("common.saving") : undefined}
        />
        {!busy && say && (
          <Notice tone="success">
            {t(say.isOn ? "subscription.autoRenew.turnedOn" : "subscription.autoRenew.turnedOff")}
          </Notice>
        )}
        {!busy && formIssue && (
          <Notice tone="error" urgent>
            {form.wordIssue(formIssue)}
          </Notice>
        )}
      </Stack>
    </form>
  );
}
