import type { ProfileFormValues } from "@gk/ui/profile-form";
import type { Trouble } from "../../../forms/issues.ts";

/** What can be changed about the account, each by a form of its own. */
export type ProfileIntent = "details" | "password" | "image";

/** The field by which the forms say what they change. */
export const intentField = "intent";

/** What came of a change; `typed` comes back for browsers without scripts. */
export type ProfileOutcome = Trouble & { intent?: ProfileIntent; saved?: true; typed?: ProfileFormValues };
