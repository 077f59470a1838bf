/** With which edge of its anchor a sheet is in line. */
export const sheetAligns = ["start", "end"] as const;
export type SheetAlign = (typeof sheetAligns)[number];
