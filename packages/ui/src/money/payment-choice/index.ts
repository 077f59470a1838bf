export {
  PaymentChoice,
  type PaymentChoiceProps,
  type PaymentGroup,
  type PaymentOption,
} from "./PaymentChoice.tsx";
