/** The face of Chinese headings, by which rules of style name it. */
export const chineseFace = { family: "Chiron GoRound TC", weight: 900 } as const;

/** The name of the file that is cut for a page (`drawn-at-once.ts`), by the page's path in `routes.ts`. */
export const pageFaceName = (page: string): string =>
  page === "*" ? "page-other" : `page-${page.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "")}`;
