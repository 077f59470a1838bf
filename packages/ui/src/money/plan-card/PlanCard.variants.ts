/** The family plans, from sprout to banyan, and the school plans. @source spec §3 */
export const planNames = ["beginner", "elementary", "outstanding"] as const;
export type PlanName = (typeof planNames)[number];

export const schoolPlanNames = ["basic", "upgraded", "full"] as const;
export type SchoolPlanName = (typeof schoolPlanNames)[number];

/** Whether the plan can be taken, is the family's own, or can't be had now; `action` and `stamp` say it in words. */
export const planCardStates = ["open", "selected", "unavailable"] as const;
export type PlanCardState = (typeof planCardStates)[number];
