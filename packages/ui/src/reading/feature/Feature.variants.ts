/** On which side of its words the picture of a `Feature` stands. */
export const featureMediaSides = ["start", "end"] as const;
export type FeatureMediaSide = (typeof featureMediaSides)[number];
