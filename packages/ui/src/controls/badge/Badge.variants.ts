/** `news` for what came in, `reward` for what was won, `quiet` for a plain count. */
export const badgeTones = ["news", "reward", "quiet"] as const;
export type BadgeTone = (typeof badgeTones)[number];
