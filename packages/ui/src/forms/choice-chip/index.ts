export { ChoiceChip, type ChoiceChipProps } from "./ChoiceChip.tsx";
