import type { ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";

type ScrollingTableProps = {
  /** The name of the table and of the area that scrolls, for screen readers. */
  caption: string;
  /** The class of the frame, which scrolls. */
  frame: string;
  /** The class of the table. */
  className: string;
  /** Head and body. */
  children: ReactNode;
};

/** A table that scrolls inside its frame where there is no room, by keyboard too. @source DESIGN §4 */
export function ScrollingTable({ caption, frame, className, children }: ScrollingTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- the keyboard scrolls it; a named section would be one landmark more
    <div className={frame} role="group" aria-label={caption} tabIndex={0}>
      <table className={className}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        {children}
      </table>
    </div>
  );
}
