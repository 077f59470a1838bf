/** A slide of a carousel: some items and which ones they are. */
export type Slide<Item> = { items: readonly Item[]; start: number; end: number };

/** Deals items to slides; the last one has what is left, never a blank or a repeated item. @source spec §9, T31 */
export function slides<Item>(items: readonly Item[], perSlide: number): Slide<Item>[] {
  return Array.from({ length: Math.ceil(items.length / perSlide) }, (_, index) => {
    const first = index * perSlide;
    const some = items.slice(first, first + perSlide);
    return { items: some, start: first + 1, end: first + some.length };
  });
}
