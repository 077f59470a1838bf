"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./SkipLink.css.ts";

export type SkipLinkProps = Omit<ComponentProps<"a">, "children" | "href" | "target"> & {
  /** The id of the page's main content, which takes focus (`tabIndex={-1}`). */
  target: string;
};

/** The first thing that Tab reaches: leads past the header. The browser handles it, so that focus moves along. */
export function SkipLink({ target, className, ...rest }: SkipLinkProps) {
  const { words } = useUi();
  return (
    <a {...rest} href={`#${target}`} className={cx(css.link, className)}>
      {words.skipToContent}
    </a>
  );
}
