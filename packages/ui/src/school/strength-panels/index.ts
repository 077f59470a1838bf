export {
  type DescribedStrengths,
  StrengthPanels,
  type StrengthPanelsProps,
} from "./StrengthPanels.tsx";
