import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * Who a user is to the children; the field is called `gender` on the wire.
 * @source spec §3
 */
export const identity = { dad: 1, mum: 2, otherCaregiver: 3 } as const;

/** The code of who a user is to the children. */
export type Identity = CodeOf<typeof identity>;

/** Every code of who a user is to the children. */
export const identities = codesOf(identity);
