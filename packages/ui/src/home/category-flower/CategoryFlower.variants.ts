/** The five mission categories, clockwise round the flower from its upper left petal, in reading order. */
export const missionCategories = ["conduct", "courtesy", "benevolence", "respect", "relationships"] as const;
export type MissionCategory = (typeof missionCategories)[number];
