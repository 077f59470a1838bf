export { chips } from "./ChoiceChip.css.ts";
export { ChoiceChip, type ChoiceChipProps } from "./ChoiceChip.tsx";
