import { Notice } from "@gk/ui/notice";
import { useOverlays } from "@gk/ui/overlay";
import { Stack } from "@gk/ui/stack";
import { Toggle } from "@gk/ui/toggle";
import type { Child, Plan, Subscription } from "@gk/web";
import type { FormEvent } from "react";
import { useActionData, useFetcher } from "react-router-dom";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { useLocalize } from "../../../../locale/locale.ts";
import { paths } from "../../../../paths.ts";
import { useTranslations } from "../../../../words/words.ts";
import { renewalWords } from "./panel.ts";
import { shownField, type ToggleOutcome } from "./toggle.ts";

type AutoRenewProps = { child: Child; subscription: Subscription; plans: readonly Plan[] };

/** Turns auto-renew on and off, after a question. It rests while the change runs (decision 44; T77). */
export function AutoRenew({ child, subscription, plans }: AutoRenewProps) {
  const t = useTranslations();
  const localize = useLocalize();
  const wordIssue = useWordIssue();
  const { confirm } = useOverlays();
  // A fetcher for each child: an answer about one never shows with another (T52).
  const fetcher = useFetcher<ToggleOutcome>({ key: `auto-renew-${child.id}` });
  const posted = useActionData<ToggleOutcome>();
  const { autoRenew, formIssue } = fetcher.data ?? posted ?? {};
  const busy = fetcher.state !== "idle";
  const action = localize(paths.childPlan(child.id));
  const { description, question } = renewalWords(t, child, subscription, plans);

  async function turn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (busy || !(await confirm({ kind: "update", ...question }))) return;
    await fetcher.submit(form, { method: "post", action });
  }

  return (
    <fetcher.Form method="post" action={action} onSubmit={(event) => void turn(event)}>
      <Stack>
        <input type="hidden" name={shownField} value={subscription.auto_renew ? "on" : "off"} />
        <Toggle
          type="submit"
          label={t("subscription.autoRenew.label")}
          description={description}
          checked={subscription.auto_renew}
          busy={busy ? t("common.saving") : undefined}
        />
        {!busy && autoRenew !== undefined && (
          <Notice tone="success">
            {t(autoRenew ? "subscription.autoRenew.turnedOn" : "subscription.autoRenew.turnedOff")}
          </Notice>
        )}
        {!busy && formIssue && (
          <Notice tone="error" urgent>
            {wordIssue(formIssue)}
          </Notice>
        )}
      </Stack>
    </fetcher.Form>
  );
}
