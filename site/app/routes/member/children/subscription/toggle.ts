import type { Trouble } from "../../../../forms/issues.ts";

/** The field that says which state the page showed, so that a late or double post never flips twice (T77). */
export const shownField = "auto_renew";

/** What came of turning auto-renew. */
export type ToggleOutcome = Trouble & { autoRenew?: boolean };
