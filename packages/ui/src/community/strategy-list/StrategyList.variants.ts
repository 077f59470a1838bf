/** The ground that the list stands on: paper, or the dark band. */
export const strategyListTones = ["paper", "inverse"] as const;
export type StrategyListTone = (typeof strategyListTones)[number];
