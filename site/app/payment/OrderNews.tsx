import { Notice } from "@gk/ui/notice";
import { useWordIssue } from "../forms/useWordIssue.tsx";
import { useTranslations } from "../words/words.ts";
import { type OrderOutcome, useOrderFetcher } from "./order-action.ts";

type OrderNewsProps = {
  /** What came of it without scripts. */
  posted?: OrderOutcome | undefined;
};

/** Tells what came of paying or canceling an order. */
export function OrderNews({ posted }: OrderNewsProps) {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { cancelled, formIssue } = useOrderFetcher().data ?? posted ?? {};
  if (cancelled) return <Notice tone="success">{t("premium.pending.cancelled")}</Notice>;
  if (!formIssue) return null;
  return (
    <Notice tone="error" urgent>
      {wordIssue(formIssue)}
    </Notice>
  );
}
