import { toId } from "@gk/domain";
import { data } from "react-router-dom";

/**
 * The number of a record in a page's address.
 * @errors throws a 404 for anything that no record can have
 */
export function recordId(text: string | undefined): number {
  const id = toId(text);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}
