/** The six groups of character strengths of the school edition. @source spec §1 */
export const strengthGroups = ["wisdom", "courage", "humanity", "justice", "temperance", "transcendence"] as const;
export type StrengthGroup = (typeof strengthGroups)[number];
