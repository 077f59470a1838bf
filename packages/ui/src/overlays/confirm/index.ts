export { Confirm, type ConfirmProps } from "./Confirm.tsx";
export { type ConfirmTone, confirmTones } from "./Confirm.variants.ts";
