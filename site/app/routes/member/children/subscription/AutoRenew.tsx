import { useOverlays } from "@gk/ui/overlay";
import { Stack } from "@gk/ui/stack";
import { Toggle } from "@gk/ui/toggle";
import type { Child, Subscription } from "@gk/web";
import { Outcome } from "../../../../forms/Outcome.tsx";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { renewalWords } from "./panel.ts";
import { autoRenew, shownField } from "./submission.ts";

type AutoRenewProps = { child: Child; subscription: Subscription };

/** Turns auto-renew on and off, after a question. It rests while the change runs (decision 44; T77). */
export function AutoRenew({ child, subscription }: AutoRenewProps) {
  const t = useTranslations();
  const { confirm } = useOverlays();
  const { outcome, trouble, plainForm, busy, form } = useSubmission(
    autoRenew,
    { childId: child.id },
    { postTo: paths.childPart(child.id, "subscription") },
  );
  const { say } = outcome;
  const { description, question } = renewalWords(t, child, subscription);

  return (
    <form {...plainForm(() => confirm({ tone: "info", ...question, body: named(question.body, t.locale) }))}>
      <Stack>
        <input type="hidden" name={shownField} value={subscription.auto_renew ? "on" : "off"} />
        <Toggle
          type="submit"
          label={t("subscription.autoRenew.label")}
          description={description}
          value={subscription.auto_renew}
          busy={busy ? t("common.saving") : undefined}
        />
        <Outcome
          busy={busy}
          news={say && t(say.isOn ? "subscription.autoRenew.turnedOn" : "subscription.autoRenew.turnedOff")}
          trouble={trouble && form.wordIssue(trouble)}
        />
      </Stack>
    </form>
  );
}
