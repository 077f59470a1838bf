"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, useEffect, useState } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./PageProgress.css.ts";

export type PageProgressProps = Omit<ComponentProps<"progress">, "aria-label" | "children" | "max" | "value">;

/** A page that comes sooner comes without it, and the browser does not put a line together that nobody sees. @units milliseconds */
const moment = 200;

/**
 * A line along the top of the window: the page that was asked for is on its way. It shows once that takes longer than a
 * moment, and grows more slowly the longer it takes. Draw it for as long as the page is awaited.
 */
export function PageProgress({ className, ...rest }: PageProgressProps) {
  const { words } = useUi();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), moment);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return <progress {...rest} aria-label={words.loading} className={cx(css.line, className)} />;
}
