/** Where the lines of the head begin: `start` beside a picture. */
export const sectionHeadAligns = ["center", "start"] as const;
export type SectionHeadAlign = (typeof sectionHeadAligns)[number];

/** The ground that the head stands on: paper, the night band, the earth under the plans. */
export const sectionHeadTones = ["paper", "night", "soil"] as const;
export type SectionHeadTone = (typeof sectionHeadTones)[number];
