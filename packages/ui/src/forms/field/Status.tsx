"use client";

import type { ComponentProps, ReactNode } from "react";
import { live } from "../../foundations/announced/index.ts";

export type StatusProps = Omit<ComponentProps<"span">, "ref" | "role"> & {
  /** A class of your own. */
  className?: string | undefined;
  /** How often it was said: what is said again is announced again. @default what has changed is announced */
  times?: number | undefined;
  /** Nothing while there is nothing to say: a live region that comes with its words is not announced. */
  children?: ReactNode;
};

/** What comes of an answer, read out when it changes: a count, a strength, a suggestion. Keep it in the page. */
export function Status({ times, children, ...rest }: StatusProps) {
  return (
    <span {...rest} ref={live}>
      {times ? <span key={times}>{children}</span> : children}
    </span>
  );
}
