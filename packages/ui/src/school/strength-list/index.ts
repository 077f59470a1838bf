export { StrengthList, type StrengthListProps, type Strengths, strengthMedals } from "./StrengthList.tsx";
