/** Where a cell stands on a phone's card: on a line after its column's name, beside the title, or on a line of its own. */
export const dataCardPlaces = ["line", "corner", "whole"] as const;
export type DataCardPlace = (typeof dataCardPlaces)[number];
