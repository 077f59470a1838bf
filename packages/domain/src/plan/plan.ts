/**
 * How long the three learning plans run.
 * @units months
 * @source spec §3
 */
export const planMonths = { beginner: 1, elementary: 3, outstanding: 12 } as const;

/** A learning plan by its slug. */
export type PlanSlug = keyof typeof planMonths;

/** The learning plans in the order in which they are offered. */
export const planSlugs = ["beginner", "elementary", "outstanding"] as const satisfies readonly PlanSlug[];

/** The school plans in the order in which they are offered. */
export const schoolPlanSlugs = ["school-basic", "school-upgraded", "school-full"] as const;

/** A school plan by its slug. */
export type SchoolPlanSlug = (typeof schoolPlanSlugs)[number];

/**
 * Staff accounts of the basic school plan.
 * @source spec §3
 */
export const basicSchoolStaffAccounts = 5;

/**
 * What the gift of the one-year plan is worth more than. Only that plan has a gift (T106).
 * @units HK cents
 * @source spec §9
 */
export const giftWorthOverCents = 50_000;
