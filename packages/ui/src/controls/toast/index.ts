export { LiveRegion } from "./LiveRegion.tsx";
export { type ToastTone, toastTones } from "./Toast.variants.ts";
export { ToastProvider, useToast } from "./ToastProvider.tsx";
export type { ToastOptions } from "./toasts.ts";
