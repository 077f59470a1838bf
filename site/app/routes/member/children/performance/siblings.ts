import { toId } from "@gk/domain";
import type { Child } from "@gk/web";

/** The parameter of the address that names the child to see beside. */
export const withParameter = "with";

/** The child's brothers and sisters; nobody's for a caregiver, whose own children are another family's. */
export const siblingsOf = (child: Pick<Child, "id" | "shared_by">, children: readonly Child[]): Child[] =>
  child.shared_by === undefined ? children.filter(({ id }) => id !== child.id) : [];

/** The brother or sister of a child that the address asks to see beside; undefined for anybody else. */
export function besideIn(
  search: URLSearchParams,
  child: Parameters<typeof siblingsOf>[0],
  children: readonly Child[],
): Child | undefined {
  const wanted = toId(search.get(withParameter));
  return siblingsOf(child, children).find(({ id }) => id === wanted);
}
