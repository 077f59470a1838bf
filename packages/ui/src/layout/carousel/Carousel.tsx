"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, type UIEvent, useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import * as css from "./Carousel.css.ts";
import { slides } from "./slides.ts";

export type CarouselItem = { id: string; content: ReactNode };

export type CarouselProps = {
  /** What the carousel holds, for those who do not see it. */
  label: string;
  /** In order; the last view may be shorter. */
  items: readonly CarouselItem[];
  /**
   * How many items show at a time, and by how many it moves.
   * @default 3
   * @source spec §9
   */
  perSlide?: number;
  /** The id of an item to bring into view, at first and whenever another one is named. @default the first */
  current?: string | undefined;
  /** The element: `nav` where the items are links to pages. @default "section" */
  as?: "section" | "nav";
  /** A class of your own, which wins over the piece's styles. */
  className?: string;
};

/** Moves as the view is styled to, smoothly where the person does not mind, unless told otherwise. */
const showSlide = (view: HTMLElement | null, index: number, behavior: ScrollBehavior = "auto") =>
  view?.scrollTo({ left: index * view.clientWidth, behavior });

/**
 * Shows some items at a time. It scrolls by itself for nobody: the person moves it by finger, keyboard or its two buttons,
 * which Tab reaches before the items. Before scripts it is a row that scrolls.
 *
 * @source spec §2 "Navigation", T31; ARIA Authoring Practices, carousel
 */
export function Carousel({ label, items, perSlide = 3, current, as: Tag = "section", className }: CarouselProps) {
  const { words } = useUi();
  const viewId = useId();
  const view = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const made = slides(items, perSlide);
  const range = ({ start, end }: { start: number; end: number }) => words.itemRange(start, end, items.length);
  const shown = made[index];

  // Where the buttons are moving to: a second press on the way goes one further, not to the same place.
  const goal = useRef<number>(undefined);
  const arrive = () => {
    goal.current = undefined;
  };
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const reached = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth);
    if (reached === goal.current) arrive();
    setIndex(reached);
  };
  const step = (by: 1 | -1) => {
    goal.current = Math.max(0, Math.min((goal.current ?? index) + by, made.length - 1));
    showSlide(view.current, goal.current);
  };

  const home = made.findIndex((slide) => slide.items.some((item) => item.id === current));
  useEffect(() => {
    if (current !== undefined && home >= 0) showSlide(view.current, home, "instant");
  }, [view, current, home]);

  return (
    <Tag aria-roledescription={words.carousel} aria-label={label} className={cx(css.carousel, className)}>
      <IconButton
        icon={icons.chevronLeft}
        label={words.previousItems}
        disabled={index === 0}
        className={css.step}
        aria-controls={viewId}
        onClick={() => step(-1)}
      />
      <IconButton
        icon={icons.chevronRight}
        label={words.nextItems}
        disabled={index >= made.length - 1}
        className={css.next}
        aria-controls={viewId}
        onClick={() => step(1)}
      />
      <div ref={view} id={viewId} className={css.view} onScroll={follow} onScrollEnd={arrive} onPointerDown={arrive}>
        {made.map((slide) => (
          <ul
            key={slide.start}
            aria-label={range(slide)}
            className={css.slide}
            style={{ gridTemplateColumns: `repeat(${perSlide}, minmax(min-content, 1fr))` }}
          >
            {slide.items.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        ))}
      </div>
      <VisuallyHidden>
        <output>{shown && range(shown)}</output>
      </VisuallyHidden>
    </Tag>
  );
}
