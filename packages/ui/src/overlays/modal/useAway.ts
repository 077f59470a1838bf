"use client";

import { useEffect, useState } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";

/**
 * Whether what is closed is to be skipped by the browser: a frame after it has left, so that it is kept as it will open, and
 * nothing is left to be looked at anew when somebody waits for it.
 */
export function useAway(closed: boolean): boolean {
  const [away, setAway] = useState(false);
  if (!closed && away) setAway(false);
  useEffect(() => (closed ? afterPaint(() => setAway(true)) : undefined), [closed]);
  return away;
}
