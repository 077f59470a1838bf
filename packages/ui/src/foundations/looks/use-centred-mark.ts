"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Where a row of marks scrolls, the one that is current comes into its middle: at first, and whenever it is another one. */
export function useCentredMark(row: RefObject<HTMLElement | null>, current: string | undefined): void {
  const isDrawn = useRef(false);
  useEffect(() => {
    // Whoever has scrolled the row before scripts ran looks at a mark, or presses one, that must not move away.
    const isScrolled = !isDrawn.current && row.current?.scrollLeft !== 0;
    isDrawn.current = true;
    if (current && !isScrolled) centreMark(row.current);
  }, [row, current]);
}

function centreMark(row: HTMLElement | null) {
  const mark = row?.querySelector<HTMLElement>("[aria-current]")?.parentElement;
  if (row && mark) row.scrollLeft = mark.offsetLeft + mark.offsetWidth / 2 - row.clientWidth / 2;
}
