/** `even` for fields alike in length; `short` for a short one, a longer and a long one. */
export const fieldRowColumns = ["even", "short"] as const;
export type FieldRowColumns = (typeof fieldRowColumns)[number];
