export { ChoiceCard, type ChoiceCardProps, type ChoiceGroup } from "./ChoiceCard.tsx";
export { type ChoiceCardVariant, choiceCardVariants } from "./ChoiceCard.variants.ts";
export { ChoiceFieldset, type ChoiceFieldsetProps } from "./ChoiceFieldset.tsx";
