/** The ground that the head stands on: paper, the night band, the earth under the plans. */
export const sectionHeadTones = ["paper", "night", "soil"] as const;
export type SectionHeadTone = (typeof sectionHeadTones)[number];
