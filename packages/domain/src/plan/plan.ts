/** The learning plans in the order in which they are offered. */
export const planSlugs = ["beginner", "elementary", "outstanding"] as const;

/** A learning plan by its slug. */
export type PlanSlug = (typeof planSlugs)[number];

/**
 * What the gift of the one-year plan is worth more than. Only that plan has a gift (T106).
 * @units HK cents
 * @source spec §9
 */
export const giftWorthOverCents = 50_000;
