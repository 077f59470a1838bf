export { SegmentedControl, type SegmentedControlProps } from "./SegmentedControl.tsx";
export { type SegmentedControlSize, segmentedControlSizes } from "./SegmentedControl.variants.ts";
