export { StrengthList, type StrengthListProps, type Strengths } from "./StrengthList.tsx";
