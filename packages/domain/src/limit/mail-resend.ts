const minute = 60;

/**
 * How often a verification or password mail is sent again.
 * @units seconds
 * @source decision 11
 */
export const mailResend = { waitSeconds: minute, perWindow: 5, windowSeconds: 60 * minute } as const;
