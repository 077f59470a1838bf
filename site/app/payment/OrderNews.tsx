import { Notice } from "@gk/ui/notice";
import { useTranslations } from "../words/words.ts";
import type { OrderSending } from "./order-submission.ts";

/** Tells what came of paying or canceling an order. */
export function OrderNews({ of: { outcome, form } }: { of: OrderSending }) {
  const t = useTranslations();
  if (outcome.say === "cancelled") return <Notice tone="success">{t("premium.pending.cancelled")}</Notice>;
  if (!outcome.formIssue) return null;
  return (
    <Notice tone="error" urgent>
      {form.wordIssue(outcome.formIssue)}
    </Notice>
  );
}
