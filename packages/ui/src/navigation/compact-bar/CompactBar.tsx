"use client";

import { type ComponentProps, type ComponentType, lazy, Suspense, useRef } from "react";
import type { Picture } from "../../foundations/illustration/index.ts";
import { useScrolledPast } from "../../foundations/scrolled-past/index.ts";
import type { Account } from "../header/index.ts";

/** The page goes on without its bar where that can't be loaded. */
const NoBar = () => null;

/** Comes, with its carousel, when the header has scrolled away: nobody sees it before. */
const Bar = lazy(() =>
  import("./Bar.tsx")
    .then((module): { default: ComponentType<CompactBarProps> } => ({ default: module.Bar }))
    // After all else: bundlers add to an import the loading of its styles, which can fail too.
    .catch(() => ({ default: NoBar })),
);

export type CompactBarItem = { id: string; label: string; href: string; current?: boolean | undefined };

export type CompactBarProps = Omit<ComponentProps<"div">, "children"> & {
  /** The symbol of your logo, as high as it is wide. */
  logo: Picture;
  /** The entries that follow the reader, in order. @source spec §2 "Navigation", T30 */
  items: readonly CompactBarItem[];
  /** Where the symbol leads, and its name for those who do not see it. */
  home: { label: string; href: string };
  /** Leads to what the page is for, such as an app, where there is room for it. */
  call: { label: string; href: string };
  /** Who is looking: the way to their pages, or to the sign-in, where the bar is a carousel. @default no such link */
  account?: Account | undefined;
  /** Called when the menu is asked for: open the `Sidebar`. The bar has a button for it where it is a carousel. */
  onMenu?: (() => void) | undefined;
  /** Whether the menu is open, which its button says. */
  menuOpen?: boolean | undefined;
};

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
