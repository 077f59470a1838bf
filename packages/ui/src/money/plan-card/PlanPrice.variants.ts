/** What a price is printed on: white paper, or the earth under the home page's plans. */
export const planPriceGrounds = ["paper", "soil"] as const;
export type PlanPriceGround = (typeof planPriceGrounds)[number];
