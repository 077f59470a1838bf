"use client";

import { createContext, use, useLayoutEffect, useRef } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { inputMethodKeyCode } from "../../foundations/composing/input-method.ts";
import { showModal } from "./show-modal.ts";
import { usePresence } from "./usePresence.ts";

/** Whether modals only show where they stand, without taking the page: how Storybook lays them out side by side. */
export const InPlace = createContext(false);

/** Hears Escape before the dialog has the focus: a quick hand, or a slow device. Gives what stops it. */
function hearEscape(close: () => void) {
  const listening = new AbortController();
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && event.keyCode !== inputMethodKeyCode) close();
  };
  document.addEventListener("keydown", keyDown, { signal: listening.signal });
  return () => listening.abort();
}

/**
 * Shows a dialog with what the press has changed, and makes it modal once that is painted: focus, lock and silence make the
 * browser look at the whole page again, and a hand should not wait for that. It releases the page at once when it closes.
 *
 * @param onClose called when it is to close: here by Escape before it is modal, from then on by the dialog itself
 */
export function useModal(open: boolean, onClose: () => void) {
  const inPlace = use(InPlace);
  const dialog = useRef<HTMLDialogElement>(null);
  const present = usePresence(open, dialog);
  const escape = useRef(onClose);
  useLayoutEffect(() => {
    escape.current = onClose;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const opener = document.activeElement;
    element.setAttribute("open", "");
    if (inPlace) return undefined;
    let close = () => element.removeAttribute("open");
    const stopHearing = hearEscape(() => escape.current());
    const callOff = afterPaint(() => {
      stopHearing();
      close = showModal(element, opener);
    });
    return () => {
      callOff();
      stopHearing();
      close();
    };
  }, [open, inPlace]);
  return { open, onClose, dialog, present };
}

/** What `useModal` gives, for a `Modal`. */
export type ModalState = ReturnType<typeof useModal>;
