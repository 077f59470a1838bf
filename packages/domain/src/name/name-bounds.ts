/**
 * The bounds of a user's name.
 * @units code points
 * @source spec §5; decision 15
 */
export const nameBounds = { min: 3, max: 50 } as const;
