"use client";

import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./SkipLink.css.ts";

export type SkipLinkProps = {
  /** The id of the page's main content, which takes focus (`tabIndex={-1}`). */
  target: string;
};

/** The first thing that Tab reaches: leads past the header. The browser handles it, so that focus moves along. */
export function SkipLink({ target }: SkipLinkProps) {
  const { words } = useUi();
  return (
    <a href={`#${target}`} className={css.link}>
      {words.skipToContent}
    </a>
  );
}
