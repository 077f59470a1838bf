import { formatMoney } from "@gk/domain";
import type { PlanComparisonRow } from "@gk/ui/plan-comparison";
import { Figure } from "@gk/ui/text";
import type { Plan } from "@gk/web";
import type { ReactNode } from "react";
import type { Translator } from "../../words/words.ts";

/** What a plan is compared by, each with what a plan has of it; what it has not is left out. */
const compared = {
  period: ({ period }) => period,
  price: ({ price_cents }) => <Figure>{formatMoney(price_cents)}</Figure>,
  certificates: ({ certificates }) => certificates,
  voiceovers: ({ voiceovers }) => voiceovers,
  worksheets: ({ worksheets }) => worksheets,
  caregivers: ({ max_caregivers }) => max_caregivers || undefined,
  autoRenew: ({ supports_auto_renew }, t) =>
    supports_auto_renew ? t("plans.compare.supported") : t("plans.compare.notSupported"),
  gift: ({ gift }) => gift?.name,
} as const satisfies Record<string, (plan: Plan, t: Translator) => ReactNode>;

/** The plans line by line, each line with what each plan has. */
export const rowsOf = (t: Translator, plans: readonly Plan[]): PlanComparisonRow[] =>
  (Object.keys(compared) as (keyof typeof compared)[]).map((row) => ({
    id: row,
    feature: t(`plans.compare.${row}`),
    values: Object.fromEntries(plans.map((plan) => [plan.slug, compared[row](plan, t)])),
  }));
