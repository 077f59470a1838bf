"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import * as css from "./Announced.css.ts";
import { live } from "./live.ts";

export type AnnouncedProps = Omit<ComponentProps<"div">, "ref" | "role"> & {
  /** `span` inside a sentence. @default "div" */
  as?: "div" | "span" | "p" | undefined;
  /** A class of your own. */
  className?: string | undefined;
  /** What has come of a deed, such as a notice; nothing while there is nothing to say. */
  children?: ReactNode;
};

/**
 * Reads out what comes into it once the page is there, in the next pause and as a whole. What it arrives with is plain
 * text. Keep it in the page, empty: what comes together with its region is not read out.
 */
export function Announced({ as: Tag = "div", className, children, ...rest }: AnnouncedProps) {
  return (
    <Tag {...rest} ref={live} className={cx(css.region, className)}>
      {children}
    </Tag>
  );
}
