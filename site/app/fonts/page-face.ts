/** The face of Chinese headings, by which rules of style name it. */
export const chineseFace = { family: "Chiron GoRound TC", weight: 900 } as const;

/** The face of Latin letters, with a file for each weight. */
export const latinFace = { family: "Nunito", weights: [400, 700, 900] } as const;

const nameless: Partial<Record<string, string>> = { "": "home", "*": "other" };

/** The name of the file that is cut for a page (`drawn-at-once.ts`), by the page's path in `routes.ts`. */
export const pageFaceName = (page: string): string =>
  `page-${nameless[page] ?? page.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "")}`;

/** The name of the file with what a page shows further down. */
export const faceBelowName = (page: string): string => `${pageFaceName(page)}-below`;
