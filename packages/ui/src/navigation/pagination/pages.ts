/** A page's number, or a gap that stands for the pages left out. */
type PageMark = number | "gap";

/** The pages to offer: the first, the last, the current one and its neighbours; a gap never stands for a single page. */
export function pages(current: number, total: number): PageMark[] {
  const offered = Array.from({ length: total }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - current) <= 1,
  );
  return offered.flatMap((page, index) => {
    const before = offered[index - 1] ?? page - 1;
    const missing = page - before - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap", page];
  });
}
