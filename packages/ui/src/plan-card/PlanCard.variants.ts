/** The family plans, from sprout to banyan, and the school plans. @source spec §3 */
export const planNames = ["beginner", "elementary", "outstanding"] as const;
export type PlanName = (typeof planNames)[number];

export const schoolPlanNames = ["basic", "upgraded", "full"] as const;
export type SchoolPlanName = (typeof schoolPlanNames)[number];
