import type { Trouble } from "../../../forms/issues.ts";

/** What can be changed about the account, each by a form of its own. */
export type ProfileIntent = "details" | "password" | "image";

/** The field by which the forms say what they change. */
export const intentField = "intent";

/** What came of a change. */
export type ProfileOutcome = Trouble & { intent?: ProfileIntent; saved?: true };
