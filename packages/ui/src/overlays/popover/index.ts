export { type SheetAlign, sheetAligns } from "../../foundations/anchored/anchored.variants.ts";
export { Popover, type PopoverProps } from "./Popover.tsx";
