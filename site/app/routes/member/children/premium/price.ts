import type { IsoDate } from "@gk/domain";
import type { Client, PromotionCheck } from "@gk/web";
import type { Failure, Trouble } from "../../../../forms/issues.ts";
import { quoteOf } from "./summary.ts";

/** What a plan costs now with a code, or why that can't be said. */
export type Price =
  | { ok: true; cents: number; promotion?: PromotionCheck }
  | { ok: false; kind: "noPlan"; trouble: Trouble }
  | (Failure & { planName?: string });

type Choice = { plan_id: number; promotion_code?: string | undefined };

/** Asks what would be charged, so that nobody pays another amount than the page said (decision 50). */
export async function priceOf(client: Client, childId: number, choice: Choice, today: IsoDate): Promise<Price> {
  const listed = await client.listPlans();
  if (!listed.ok) return listed;
  const plan = listed.body.data.plans.find(({ id }) => id === choice.plan_id);
  if (!plan) return { ok: false, kind: "noPlan", trouble: { formIssue: { field: "", code: "planNotFound" } } };
  if (!choice.promotion_code) return { ok: true, cents: quoteOf({ plan, promotion: undefined, today }).chargeCents };

  const checked = await client.checkPromotionCode({
    params: { id: childId, code: choice.promotion_code },
    query: { plan_id: plan.id },
  });
  if (!checked.ok) return { ...checked, planName: plan.name };
  const promotion = checked.body.data;
  return { ok: true, cents: quoteOf({ plan, promotion, today }).chargeCents, promotion };
}
