export { type PaymentState, PaymentStatus, type PaymentStatusProps, paymentStates } from "./PaymentStatus.tsx";
