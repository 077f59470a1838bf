/** The school plans in the order in which they are offered. */
export const schoolPlanSlugs = ["school-basic", "school-upgraded", "school-full"] as const;

/** A school plan by its slug. */
export type SchoolPlanSlug = (typeof schoolPlanSlugs)[number];
