"use client";

import { useDeferredValue, useEffect, useState } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import type { ModalState } from "../modal/useModal.ts";

/**
 * Whether a drawer is drawn while it is closed, and whether the browser is to skip it: a frame after it has left, so that it
 * is kept as it will open, at its head, and nothing is left to be looked at anew when somebody waits for it.
 */
export function useKept(keepMounted: boolean | undefined, { dialog, present }: ModalState) {
  // What nobody sees yet is drawn in between, when nothing else is to be done.
  const kept = useDeferredValue(keepMounted, false);
  const closed = kept === true && !present;
  const [away, setAway] = useState(false);
  if (!closed && away) setAway(false);
  useEffect(() => {
    if (!closed) return undefined;
    // Not in jsdom.
    dialog.current?.firstElementChild?.scrollTo?.(0, 0);
    return afterPaint(() => setAway(true));
  }, [closed, dialog]);
  return { kept, away };
}
