import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * In which capacity someone writes, worded by `contact.form.type.*`.
 * @source spec §3
 */
export const contactType = { customer: 1, business: 2 } as const;

/** The code of the capacity in which someone writes. */
export type ContactType = CodeOf<typeof contactType>;

/** Every code of the capacity in which someone writes. */
export const contactTypes = codesOf(contactType);

/**
 * How to address someone, worded by `contact.form.salutation.*`; the field is called `title` on the wire.
 * @source spec §3
 */
export const salutation = { mr: 1, mrs: 2, ms: 3 } as const;

/** The code of how to address someone. */
export type Salutation = CodeOf<typeof salutation>;

/** Every code of how to address someone. */
export const salutations = codesOf(salutation);

/**
 * The bounds of the contact form.
 * @units code points
 * @source decision 23
 */
export const contactBounds = {
  name: { min: 2, max: 50 },
  topic: { min: 2, max: 100 },
  message: { min: 10, max: 2000 },
} as const;
