"use client";

import { type RefObject, useEffect } from "react";

/**
 * Calls back after the form around a control was reset: by its button, by a script, or by React after an action. For a
 * field that keeps something of its own beside the control's value, such as a count or a preview.
 */
export function useFormReset(control: RefObject<Element | null>, onReset: () => void): void {
  useEffect(() => {
    const form = control.current?.closest("form");
    // The event comes before the controls have their first values again.
    const hear = (event: Event) => setTimeout(() => event.defaultPrevented || onReset());
    form?.addEventListener("reset", hear);
    return () => form?.removeEventListener("reset", hear);
  });
}
