/** How far apart two items of a row begin, negative from right to left, and how many of them it shows. */
type Measures = { stride: number; count: number };

/** Measures a row; nothing where nothing is laid out, as in jsdom. */
export function measure(row: HTMLElement | null): Measures | undefined {
  const [one, two] = [...(row?.children ?? [])].map((item) => item.getBoundingClientRect());
  const stride = one && two ? two.right - one.right : 0;
  if (!row || stride === 0) return undefined;
  return { stride, count: Math.max(1, Math.round(row.clientWidth / Math.abs(stride))) };
}

/** Scrolls a row to an item. */
export function scrollTo(row: HTMLElement | null, index: number): void {
  const measures = measure(row);
  if (row && measures) row.scrollLeft = index * measures.stride;
}
