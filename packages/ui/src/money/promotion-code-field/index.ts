export {
  PromotionCodeField,
  type PromotionCodeFieldProps,
  type PromotionCodeFieldWords,
} from "./PromotionCodeField.tsx";
