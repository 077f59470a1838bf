/** Whether the plan can be taken, is the family's own, or can't be had now; `action` and `stamp` say it in words. */
export const planCardStates = ["open", "selected", "unavailable"] as const;
export type PlanCardState = (typeof planCardStates)[number];
