"use client";

import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Toast.css.ts";
import type { ToastKind } from "./Toast.variants.ts";
import { ToastSheet } from "./ToastSheet.tsx";

type ShowToast = (message: ReactNode, kind?: ToastKind) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

/** Shows the toasts of the pages below, at the foot of the window. Belongs inside `UiProvider`, once. */
export function ToastProvider({ children }: { /** The pages that may show toasts. */ children: ReactNode }) {
  const { words } = useUi();
  const lastId = useRef(0);
  const [toasts, setToasts] = useState<readonly { id: number; kind: ToastKind; message: ReactNode }[]>([]);
  const show = useCallback<ShowToast>((message, kind = "success") => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => [...shown, { id, kind, message }]);
  }, []);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      {/*
       * In the page from the start: a live region that comes with its message is not announced. Not atomic: a second toast
       * does not say the first one again.
       */}
      <output aria-label={words.notifications} aria-atomic={false} className={css.region}>
        {toasts.map(({ id, kind, message }) => (
          <ToastSheet key={id} kind={kind} onDismiss={() => dismiss(id)}>
            {message}
          </ToastSheet>
        ))}
      </output>
    </ToastContext>
  );
}

/**
 * Says in passing that something went well or has changed: `toast(words)` or `toast(words, "info")`.
 * @errors throws outside a `ToastProvider`
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error("Toasts need a place to show: wrap the page in <ToastProvider>.");
  return show;
}
