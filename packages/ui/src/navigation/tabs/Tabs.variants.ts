/** `segmented` switches between a few equals; `marks` are the index marks of an exercise book over a sheet. */
export const tabVariants = ["segmented", "marks"] as const;
export type TabVariant = (typeof tabVariants)[number];
