"use client";

import { useEffect, useRef } from "react";

/** How long a toast stays. @units milliseconds @source DESIGN §7 "Toast" */
export const stayMs = 6000;

/**
 * Calls `onLeave` after six seconds, during which nobody holds the toast.
 * @param held whether the pointer or focus is on the toast: its time stands still
 */
export function useStay(held: boolean, onLeave: () => void): void {
  const left = useRef(stayMs);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (held) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => leave.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [held]);
}
