import { toId } from "@gk/domain";
import type { Child } from "@gk/web";
import { data } from "react-router-dom";

/** The name of the child in the address of the prize page. */
export const childParameter = "child";

/**
 * The child for whom a prize is chosen: the one that the address names, else the first that may choose.
 * @errors throws a 404 for a child that is not the member's
 */
export function childIn(search: URLSearchParams, children: readonly Child[]): Child | undefined {
  if (!search.has(childParameter)) return children.find(({ is_premium }) => is_premium) ?? children[0];
  const wanted = toId(search.get(childParameter));
  const child = children.find(({ id }) => id === wanted);
  if (!child) throw data(null, { status: 404 });
  return child;
}
