"use client";

import { useRef } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { useScrolledPast } from "../../foundations/scrolled-past/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./BackToTop.css.ts";

/**
 * A link to the page's head, once more than 500 px of it have scrolled away. Render it outside of positioned elements:
 * it measures from the head of the page.
 *
 * @source spec §2 "Navigation", T29
 */
export function BackToTop() {
  const { words } = useUi();
  const head = useRef<HTMLSpanElement>(null);
  const shown = useScrolledPast(head);
  return (
    <>
      <span ref={head} className={css.head} aria-hidden />
      <a href="#top" className={css.button} data-waiting={shown ? undefined : ""}>
        <Icon of={icons.chevronUp} />
        <span className={css.label}>{words.backToTop}</span>
      </a>
    </>
  );
}
