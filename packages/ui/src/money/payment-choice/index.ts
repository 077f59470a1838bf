export {
  PaymentChoice,
  type PaymentChoiceProps,
  type PaymentGroup,
  type PaymentOption,
  type PaymentWallet,
} from "./PaymentChoice.tsx";
