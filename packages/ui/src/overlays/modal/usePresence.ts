"use client";

import { type RefObject, useEffect, useState } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";

/** Whether an element is in the page: from when it opens until it has left the screen. */
export function usePresence(open: boolean, element: RefObject<HTMLElement | null>): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open) return undefined;
    let isOpenAgain = false;
    const left = () => isOpenAgain || setPresent(false);
    const callOff = afterPaint(() => {
      // Not in jsdom.
      const leaving = element.current?.getAnimations?.() ?? [];
      void Promise.allSettled(leaving.map(({ finished }) => finished)).then(left);
    });
    return () => {
      isOpenAgain = true;
      callOff();
    };
  }, [open, element]);
  return present;
}
