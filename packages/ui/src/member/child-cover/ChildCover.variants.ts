/** Colours of an exercise book's cover; a family has at most five children, so each gets one of its own. */
export const coverTones = ["respect", "benevolence", "conduct", "courtesy", "relationships"] as const;
export type CoverTone = (typeof coverTones)[number];
