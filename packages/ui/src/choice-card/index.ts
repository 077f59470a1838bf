export { ChoiceCard, type ChoiceCardProps, type ChoiceGroup } from "./ChoiceCard.tsx";
