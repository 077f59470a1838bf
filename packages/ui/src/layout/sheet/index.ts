export { Sheet, type SheetProps } from "./Sheet.tsx";
export { type SheetSize, sheetSizes } from "./Sheet.variants.ts";
