/** Which items show: the first of them, counted from 0, and how many. */
type Shown = { first: number; count: number };

/**
 * The first item after a move to the next or the previous page. Pages begin at every `count`th item; the last one ends at
 * the last item, so that none is blank.
 */
export function turn({ first, count }: Shown, by: 1 | -1, total: number): number {
  const page = by === 1 ? Math.floor(first / count) + 1 : Math.ceil(first / count) - 1;
  return startOf(page * count, count, total);
}

/** The first item to show for one to be in view: that of its page. */
export const pageOf = (index: number, count: number, total: number): number =>
  startOf(Math.floor(index / count) * count, count, total);

const startOf = (first: number, count: number, total: number) => Math.max(0, Math.min(first, total - count));
