/**
 * The bounds of a password.
 * @units code points
 * @source spec §5; T63
 */
export const passwordBounds = { min: 8, max: 255 } as const;
