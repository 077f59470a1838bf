/**
 * The ages for which missions are written. Advice, never a rule: an 11-year-old is accepted (T67).
 * @source spec §9
 */
export const targetAge = { min: 4, max: 9 } as const;

/**
 * How many children an account can have.
 * @source decision 20
 */
export const maxChildren = 5;

/** A yes-or-no answer on the wire, where "no" counts as answered (T68). */
export const flag = { no: 0, yes: 1 } as const;

/** A yes-or-no answer on the wire. */
export type Flag = (typeof flag)[keyof typeof flag];
