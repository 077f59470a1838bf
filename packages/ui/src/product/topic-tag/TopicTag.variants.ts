import { missionCategories } from "../mission-category/index.ts";

/** The six groups of character strengths. */
export const strengthGroups = ["wisdom", "courage", "humanity", "justice", "temperance", "transcendence"] as const;
export type StrengthGroup = (typeof strengthGroups)[number];

/** What GK teaches: the mission categories, and the groups of strengths. */
export const topics = [...missionCategories, ...strengthGroups] as const;
export type Topic = (typeof topics)[number];
