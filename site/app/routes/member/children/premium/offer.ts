import { query } from "../../../../data/query.ts";

/** What can be bought, and the kept ways to pay. */
export const offer = { plans: query("listPlans"), methods: query("listPaymentMethods") };

/** A child's order that is not paid yet. */
export const currentOrderQuery = (id: number) =>
  query("getCurrentOrder", { params: { id } }, { revalidateOnFocus: true });
