/** How much room it has. */
export const segmentedControlSizes = ["sm", "md"] as const;
export type SegmentedControlSize = (typeof segmentedControlSizes)[number];
