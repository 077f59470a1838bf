import { toId } from "@gk/domain";
import { data } from "react-router";
import { query } from "../../../data/query.ts";

/**
 * The child in a page's address.
 * @errors throws a 404 for anything that no child can have
 */
export function childId({ childId: text }: { childId?: string | undefined }): number {
  const id = toId(text);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}

/** Reads the member's children. */
export const childrenQuery = query("listChildren", {}, { revalidateOnFocus: true });

/** Reads one child. */
export const childQuery = (id: number) => query("getChild", { params: { id } });

/** Reads one child, whose plan may be bought elsewhere meanwhile. */
export const childNowQuery = (id: number) => query("getChild", { params: { id } }, { revalidateOnFocus: true });
