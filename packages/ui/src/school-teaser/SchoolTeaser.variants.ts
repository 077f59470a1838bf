/** The six groups of the 24 character strengths of the school edition. @source spec §1 */
export const characterStrengths = ["wisdom", "courage", "humanity", "justice", "temperance", "transcendence"] as const;
export type CharacterStrength = (typeof characterStrengths)[number];
