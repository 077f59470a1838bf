/** How a rim is cut; neighbours are cut differently. */
export const rimCuts = ["gentle", "rolling", "deep"] as const;
export type RimCut = (typeof rimCuts)[number];

/** The edge of its container that a rim lies on. */
export const rimSides = ["above", "below"] as const;
export type RimSide = (typeof rimSides)[number];
