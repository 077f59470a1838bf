import { Notice } from "@gk/ui/notice";
import { useWordIssue } from "../forms/useWordIssue.tsx";
import { useWords } from "../words/words.ts";
import { useOrderOutcome } from "./order-action.ts";

/** Tells what came of paying or canceling an order. */
export function OrderNews() {
  const t = useWords();
  const wordIssue = useWordIssue();
  const { cancelled, formIssue } = useOrderOutcome();
  if (cancelled) return <Notice tone="success">{t("premium.pending.cancelled")}</Notice>;
  if (!formIssue) return null;
  return (
    <Notice tone="error" urgent>
      {wordIssue(formIssue)}
    </Notice>
  );
}
