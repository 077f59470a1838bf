export { type PaymentKind, PaymentMark, type PaymentMarkProps, paymentKinds } from "./PaymentMark.tsx";
