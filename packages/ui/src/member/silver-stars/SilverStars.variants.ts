/** `sm` is two rows of six on a card, `lg` stands in the child's record. */
export const silverStarsSizes = ["sm", "lg"] as const;
export type SilverStarsSize = (typeof silverStarsSizes)[number];
