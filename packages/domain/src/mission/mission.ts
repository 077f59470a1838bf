import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * The areas of character, worded by `category.*.name`. Wishes use them too.
 * @source spec §1; decision 25
 */
export const missionCategory = { conduct: 1, courtesy: 2, benevolence: 3, respect: 4, relationships: 5 } as const;

/** The code of an area of character. */
export type MissionCategory = CodeOf<typeof missionCategory>;

/** Every code of an area of character. */
export const missionCategories = codesOf(missionCategory);

/**
 * The ways in which a child reports a mission.
 * @source spec §1; decision 18
 */
export const reportMethod = { draw: 1, record: 2, photo: 3, text: 4 } as const;

/**
 * How long a child has to complete an accepted mission and a parent to approve a report.
 * @units days
 * @source spec §4 and §9
 */
export const missionWindowDays = { completion: 2, approval: 2 } as const;
