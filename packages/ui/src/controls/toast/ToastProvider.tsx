"use client";

import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { topModal, useTopModal } from "../../foundations/open-modals/open-modals.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import { added, type Toast, type ToastOptions } from "./toasts.ts";

type ShowToast = (message: ReactNode, options?: ToastOptions) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/**
 * Shows the toasts of the pages below, at the foot of the window: in the page, or in the dialog that is open over it, where
 * alone they can be read and pressed. Belongs inside `UiProvider`, once.
 */
export function ToastProvider({ children }: { /** The pages that may show toasts. */ children: ReactNode }) {
  const lastId = useRef(0);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const modal = useTopModal();
  const show = useCallback<ShowToast>((message, options) => {
    // A dialog that closes with the same press has released the page by then, and can't take the words with it.
    afterPaint(() => {
      lastId.current += 1;
      const toast = { ...options, id: lastId.current, message, home: topModal() };
      setToasts((shown) => added(shown, toast));
    });
  }, []);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={modal ? [] : toasts} onDismiss={dismiss} />
      {modal && createPortal(<ToastRegion toasts={toasts} home={modal} onDismiss={dismiss} />, modal)}
    </ToastContext>
  );
}

/**
 * Says in passing that something went well or has changed: `toast(words)`, or
 * `toast(words, { tone: "info", action: { label: undo, onPress: bringBack } })`.
 * @errors throws outside a `ToastProvider`
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("Toasts need a place to show: wrap the page in <ToastProvider>.");
  return show;
}
