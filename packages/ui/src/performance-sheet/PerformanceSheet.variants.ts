/** The five areas that missions belong to. @source spec §1 */
export const missionCategories = ["conduct", "courtesy", "benevolence", "respect", "relationships"] as const;
export type MissionCategory = (typeof missionCategories)[number];
