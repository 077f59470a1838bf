/** What a toast may say. An error is never a toast: it must not leave by itself. @source DESIGN §7 "Toast" */
export const toastTones = ["success", "info"] as const;
export type ToastTone = (typeof toastTones)[number];
