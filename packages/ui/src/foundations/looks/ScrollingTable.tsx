"use client";

import type { ComponentProps, ReactNode } from "react";
import { useUi } from "../ui-provider/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { ScrollFrame } from "./ScrollFrame.tsx";

type ScrollingTableProps = Omit<ComponentProps<"div">, "aria-label" | "role" | "tabIndex"> & {
  /** The name of the table, for screen readers. */
  caption: string;
  /** The class of the table; `className` is that of the frame, which scrolls. */
  table: string;
  /** Head and body. */
  children: ReactNode;
};

/** A table that scrolls inside its frame where there is no room, by keyboard too: the frame says so then, and does not repeat its name. @source DESIGN §4 */
export function ScrollingTable({ caption, table, children, ...rest }: ScrollingTableProps) {
  const { words } = useUi();
  return (
    <ScrollFrame {...rest} sideways={words.sidewaysTable}>
      <table className={table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </ScrollFrame>
  );
}
