/** `segmented` switches between a few equals; `marks` are the index marks of an exercise book over a sheet. */
export const tabLooks = ["segmented", "marks"] as const;
export type TabLook = (typeof tabLooks)[number];
