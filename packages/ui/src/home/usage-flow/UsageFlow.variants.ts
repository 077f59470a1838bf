/** A mission's way from parent to child and back, in order. @source spec §4 "Mission flow" */
export const usageSteps = ["pick", "accept", "report", "approve", "celebrate"] as const;
export type UsageStep = (typeof usageSteps)[number];
