import { query } from "../../../../data/query.ts";

/** Reads the children that are shared with the member; an invitation may come, or end, while the page is open. */
export const sharedQuery = query("listSharedChildren", {}, { revalidateOnFocus: true });
