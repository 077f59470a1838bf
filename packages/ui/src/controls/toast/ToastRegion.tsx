"use client";

import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Toast.css.ts";
import { ToastSheet } from "./ToastSheet.tsx";
import { stayOf, type Toast } from "./toasts.ts";

type ToastRegionProps = {
  toasts: readonly Toast[];
  /** The modal that it lies in; none in the page. */
  home?: HTMLElement | undefined;
  onDismiss: (id: number) => void;
};

/** Where toasts lie, at the foot of a window. */
export function ToastRegion({ toasts, home, onDismiss }: ToastRegionProps) {
  const { words } = useUi();
  const draw = ({ id, message, tone, ...toast }: Toast) => (
    <ToastSheet key={id} tone={tone} action={toast.action} stayMs={stayOf(toast)} onDismiss={() => onDismiss(id)}>
      {message}
    </ToastSheet>
  );
  return (
    <div className={css.region}>
      {/*
       * There from the start: a live region that comes with its message is not announced. Not atomic: a second toast does not
       * say the first one again.
       */}
      <output aria-label={words.notifications} aria-atomic={false} className={css.pile}>
        {toasts.filter((toast) => toast.home === home).map(draw)}
      </output>
      {/* Said already, before a dialog opened or closed. */}
      {toasts.filter((toast) => toast.home !== home).map(draw)}
    </div>
  );
}
