/**
 * The two codes that the site speaks of by name; what they are worth is the provider's.
 * @source decisions 29 and 36
 */
export const promotionCodes = { newUser: "NEW50", welcome: "HELLOGK" } as const;

/**
 * What the promotion bar promises to new users.
 * @units HK cents
 * @source spec §9
 */
export const newUserDiscountCents = 5000;
