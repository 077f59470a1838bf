import { Outcome } from "../forms/Outcome.tsx";
import { useTranslations } from "../words/words.ts";
import type { OrderSending } from "./order-submission.ts";

/** Tells what came of paying or canceling an order. */
export function OrderNews({ of: { outcome, trouble, busy, form } }: { of: OrderSending }) {
  const t = useTranslations();
  return (
    <Outcome
      busy={busy}
      news={outcome.say === "cancelled" && t("premium.pending.cancelled")}
      trouble={trouble && form.wordIssue(trouble)}
    />
  );
}
