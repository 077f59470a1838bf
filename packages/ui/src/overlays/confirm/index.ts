export { Confirm, type ConfirmProps } from "./Confirm.tsx";
export { type ConfirmKind, confirmKinds } from "./Confirm.variants.ts";
