"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import type { ModalState } from "../modal/useModal.ts";

/**
 * Closes a drawer in two steps where its reader asks for it: it begins to leave at once, and lets go of the page when that is
 * painted, upon which the browser looks at the whole page again. What closes it from outside, such as a move, waits for nothing.
 */
export function useLeaving({ open, onClose }: ModalState) {
  const [leaving, setLeaving] = useState(false);
  if (leaving && !open) setLeaving(false);
  useEffect(() => {
    if (!leaving) return undefined;
    return afterPaint(() => {
      setLeaving(false);
      onClose();
    });
  }, [leaving, onClose]);
  return { leaving, leave: () => setLeaving(true) };
}
