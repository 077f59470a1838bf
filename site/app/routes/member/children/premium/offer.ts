import { query } from "../../../../data/query.ts";

/** What can be bought, and the kept ways to pay. */
export const offer = { plans: query("listPlans"), methods: query("listPaymentMethods") };

/** A child's order that is not paid yet. */
export const currentOrderQuery = (id: number) =>
  query("getCurrentOrder", { params: { id } }, { revalidateOnFocus: true });

/** What a code takes off a plan. It may be used up or end while the page is open. */
export const codeQuery = (childId: number, planId: number, code: string) =>
  query(
    "checkPromotionCode",
    { params: { id: childId, code }, query: { plan_id: planId } },
    { select: ({ data }) => data, revalidateOnFocus: true },
  );
