/** How much room the paper leaves around its matter, and how far its corners are cut. */
export const sheetSizes = ["md", "lg"] as const;
export type SheetSize = (typeof sheetSizes)[number];
