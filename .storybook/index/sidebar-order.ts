/** The names of the sidebar in their order, those within a shelf after it, as `storySort` takes them; `*` is all others. */
export type SidebarOrder = readonly (string | readonly string[])[];

/** Puts what has titles (`Forms/Checkbox`) into the order of the sidebar; what it does not name keeps its place at the end. */
export function inSidebarOrder<Titled extends { title: string }>(
  order: SidebarOrder,
  all: readonly Titled[],
): Titled[] {
  const names = order.flat();
  const placeOf = (name: string | undefined) => {
    const place = names.indexOf(name ?? "");
    return place === -1 ? names.length : place;
  };
  return all.toSorted((one, other) => {
    const [shelf, page] = one.title.split("/");
    const [otherShelf, otherPage] = other.title.split("/");
    return placeOf(shelf) - placeOf(otherShelf) || placeOf(page) - placeOf(otherPage);
  });
}
