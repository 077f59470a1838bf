export { StrengthList, type StrengthListProps, type Strengths } from "./StrengthList.tsx";
export { type StrengthGroup, strengthGroups } from "./StrengthList.variants.ts";
