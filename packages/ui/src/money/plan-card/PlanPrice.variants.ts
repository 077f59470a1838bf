/** What a price is printed on: white paper, or the earth under the home page's plans. */
export const planPriceTones = ["paper", "soil"] as const;
export type PlanPriceTone = (typeof planPriceTones)[number];
