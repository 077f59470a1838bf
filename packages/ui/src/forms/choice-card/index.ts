export { ChoiceCard, type ChoiceCardProps, type ChoiceGroup } from "./ChoiceCard.tsx";
export { type ChoiceCardShape, choiceCardShapes } from "./ChoiceCard.variants.ts";
export { ChoiceFieldset, type ChoiceFieldsetProps } from "./ChoiceFieldset.tsx";
