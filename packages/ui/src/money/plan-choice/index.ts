export {
  PlanChoice,
  type PlanChoiceProps,
  type PlanKind,
  type PlanOption,
  planKinds,
  planPictures,
} from "./PlanChoice.tsx";
