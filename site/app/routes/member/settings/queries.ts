import { query } from "../../../data/query.ts";

/** Which mails the member wants. */
export const mailChoicesQuery = query("getMailChoices");

/** Where the member is signed in; asked again when somebody comes back to the tab. */
export const sessionsQuery = query("listSessions", {}, { revalidateOnFocus: true });
