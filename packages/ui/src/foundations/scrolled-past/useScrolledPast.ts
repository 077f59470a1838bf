"use client";

import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has left the window at its top; it is still there while its lower edge touches the window's.
 * Watched by the browser, so nothing runs while the page scrolls.
 */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setPast(!last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
