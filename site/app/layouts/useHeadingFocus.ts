import { takeFocus } from "@gk/ui/take-focus";
import { useEffect, useRef } from "react";
import { heading } from "./heading.ts";

/** Where a change of state takes away what had the focus, the page's heading takes it, which says what has come. */
export function useHeadingFocus(state: unknown) {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return undefined;
    shown.current = state;
    return takeFocus(() => (document.activeElement === document.body ? heading() : undefined), { preventScroll: true });
  }, [state]);
}
