import { paths } from "../../paths.ts";

/** What says in the sign-in page's address that somebody comes whose account is going to be deleted. */
export const leavingParameter = "leaving";

/** The sign-in page that tells until when the account can be kept (decision 16). */
export const leavingPath = `${paths.signIn}&${leavingParameter}=1`;
