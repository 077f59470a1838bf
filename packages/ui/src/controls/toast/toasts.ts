import type { ReactNode } from "react";
import type { ToastTone } from "./Toast.variants.ts";

export type ToastOptions = {
  /** Decides the icon. @default "success" */
  tone?: ToastTone | undefined;
  /** One thing to do about it, such as undoing it. Its press dismisses the toast, too. */
  action?: { label: ReactNode; onPress: () => void } | undefined;
  /**
   * How long it stays while neither the pointer nor the focus is on it; with `Infinity` until it is dismissed. Never less
   * than 6 seconds, and with an action 20.
   * @units milliseconds
   * @default the least
   */
  durationMs?: number | undefined;
};

/** A toast that is on show. */
export type Toast = ToastOptions & {
  id: number;
  message: ReactNode;
  /** The modal that was open when it came; none on the page. It is announced there, and nowhere else again. */
  home: HTMLElement | undefined;
};

/** @units milliseconds @source DESIGN §7 "Toast" */
const leastMs = 6000;

/** Time enough to find and press a button. @units milliseconds */
const leastWithActionMs = 20_000;

/** How long a toast stays. @units milliseconds */
export const stayOf = ({ action, durationMs = 0 }: ToastOptions) =>
  Math.max(durationMs, action ? leastWithActionMs : leastMs);

/** Puts a toast below those on show. One that says the same makes room for it: it is said anew, and does not pile up. */
export const added = (toasts: readonly Toast[], toast: Toast): readonly Toast[] => [
  ...toasts.filter(({ message, tone }) => message !== toast.message || tone !== toast.tone),
  toast,
];
