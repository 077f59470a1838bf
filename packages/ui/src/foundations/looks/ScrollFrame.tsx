"use client";

import { type ComponentProps, useEffect, useImperativeHandle, useRef, useState } from "react";

type ScrollFrameProps = ComponentProps<"div"> & {
  /** Its name as long as it scrolls, where that is all there is to say of it. */
  sideways?: string | undefined;
};

/**
 * What a table scrolls in. The keyboard stops at it where it has to, to scroll it: before scripts everywhere, then only
 * where something is out of view.
 */
export function ScrollFrame({ ref, sideways, children, ...rest }: ScrollFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => frame.current as HTMLDivElement);
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const { current: box } = frame;
    if (!box || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => setScrolls(isScroller(box)));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a named section would be one landmark more
    <div role="group" {...(scrolls ? { tabIndex: 0, "aria-label": sideways } : {})} {...rest} ref={frame}>
      {children}
    </div>
  );
}

const isScroller = (box: HTMLElement) =>
  box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== "visible";
