"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, useRef } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { glide } from "../../foundations/looks/glide.ts";
import { useScrolledPast } from "../../foundations/scrolled-past/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./BackToTop.css.ts";

export type BackToTopProps = Omit<ComponentProps<"a">, "children" | "href" | "onClick">;

/**
 * A link to the page's head, once more than 500 px of it have scrolled away. Render it outside of positioned elements:
 * it measures from the head of the page.
 *
 * @source spec §2 "Navigation", T29
 */
export function BackToTop({ className, ...rest }: BackToTopProps) {
  const { words } = useUi();
  const head = useRef<HTMLSpanElement>(null);
  const shown = useScrolledPast(head);
  return (
    <>
      <span ref={head} className={css.head} aria-hidden />
      <a
        {...rest}
        href="#top"
        className={cx(css.button, className)}
        data-waiting={shown ? undefined : ""}
        onClick={glide}
      >
        <Icon of={icons.chevronUp} />
        <span className={css.label}>{words.backToTop}</span>
      </a>
    </>
  );
}
