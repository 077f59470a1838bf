export { LiveRegion } from "./LiveRegion.tsx";
export { type ToastKind, toastKinds } from "./Toast.variants.ts";
export { ToastProvider, useToast } from "./ToastProvider.tsx";
