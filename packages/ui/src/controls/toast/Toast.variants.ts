/** What a toast may say. An error is never a toast: it must not leave by itself. @source DESIGN §7 "Toast" */
export const toastKinds = ["success", "info"] as const;
export type ToastKind = (typeof toastKinds)[number];
