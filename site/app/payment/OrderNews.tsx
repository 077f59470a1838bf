import { Outcome } from "../forms/Outcome.tsx";
import { useTranslations } from "../words/words.ts";
import type { OrderSending } from "./order-submission.ts";

/** Tells what came of paying or canceling an order. */
export function OrderNews({ of: { outcome, busy, form } }: { of: OrderSending }) {
  const t = useTranslations();
  const { say, formIssue } = outcome;
  return (
    <Outcome
      busy={busy}
      news={say === "cancelled" && t("premium.pending.cancelled")}
      trouble={formIssue && form.wordIssue(formIssue)}
    />
  );
}
