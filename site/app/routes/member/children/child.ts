import { query } from "../../../data/query.ts";
import { recordId } from "../../../data/record-id.ts";

/**
 * The child in a page's address.
 * @errors throws a 404 for anything that no child can have
 */
export const childId = ({ childId: text }: { childId?: string | undefined }): number => recordId(text);

/** Reads the member's children. */
export const childrenQuery = query("listChildren", {}, { revalidateOnFocus: true });

/** Reads one child. */
export const childQuery = (id: number) => query("getChild", { params: { id } });

/** Reads one child, whose plan may be bought elsewhere meanwhile. */
export const childNowQuery = (id: number) => query("getChild", { params: { id } }, { revalidateOnFocus: true });
