/**
 * The bounds of a child's form.
 * @units lengths in code points, counts in entries
 * @source spec §5 and §9; decisions 17, 18 and 19
 */
export const childBounds = {
  name: { min: 3, max: 30 },
  nickname: { max: 30 },
  siblings: { size: 4, min: 0, max: 9 },
  caregivers: { min: 1, max: 9 },
  transport: { min: 1 },
  eca: { max: 10 },
  beginScore: { min: 1, max: 10 },
  /** A birthday is not before 1 January this many years ago. */
  oldestYears: 18,
} as const;

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
