"use client";

import { type ComponentType, lazy, Suspense, useRef } from "react";
import { useScrolledPast } from "../../foundations/scrolled-past/index.ts";
import type { CompactBarProps } from "./compact-bar-props.ts";

/** The page goes on without its bar where that can't be loaded. */
const NoBar = () => null;

/** Comes, with its carousel, when the header has scrolled away: nobody sees it before. */
const Bar = lazy(() =>
  import("./Bar.tsx")
    .then((module): { default: ComponentType<CompactBarProps> } => ({ default: module.Bar }))
    // After all else: bundlers add to an import the loading of its styles, which can fail too.
    .catch(() => ({ default: NoBar })),
);

/**
 * A bar of 60 px at the top of the window once the header has scrolled away; render it right after the header.
 * Above 1250 px it is a list of all entries, otherwise a carousel that shows and moves three at a
 * time, or as many as have room, between the logo, the way to the account and the button of the menu.
 *
 * @source spec §2 "Navigation"; DESIGN §7 "Compact bar"; T27, T30, T31
 */
export function CompactBar(props: CompactBarProps) {
  const end = useRef<HTMLDivElement>(null);
  const shown = useScrolledPast(end);
  return (
    <>
      <div ref={end} />
      {shown && (
        <Suspense>
          <Bar {...props} />
        </Suspense>
      )}
    </>
  );
}
