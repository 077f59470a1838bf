/**
 * The bounds of an e-mail address.
 * @units code points
 * @source spec §5
 */
export const emailBounds = { max: 191 } as const;
