"use client";

import { useEffect, useRef } from "react";

/** What a timer can count; it takes more for nothing. @units milliseconds */
const mostMs = 2 ** 31 - 1;

/**
 * Calls `onLeave` after a time during which nobody holds the toast.
 * @param held whether the pointer or focus is on the toast: its time stands still
 */
export function useStay(stayMs: number, held: boolean, onLeave: () => void): void {
  const left = useRef(Math.min(stayMs, mostMs));
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
