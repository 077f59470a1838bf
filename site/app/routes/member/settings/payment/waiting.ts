/** When the provider is asked again, counted from the last time. About two minutes in all. @units milliseconds */
const waitsMs = [1000, 2000, 3000, 5000, 8000, 13_000, 21_000, 30_000, 40_000] as const;

/** How long to wait before asking again for the so-many-th time; undefined when it was asked often enough. */
export const waitMs = (asked: number): number | undefined => waitsMs[asked];
