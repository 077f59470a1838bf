/**
 * The bounds of a wish.
 * @units code points
 * @source decision 25
 */
export const wishBounds = { name: { min: 2, max: 30 }, text: { min: 5, max: 200 } } as const;
