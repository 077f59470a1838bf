"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, type UIEvent, useRef, useState } from "react";
import { IconButton } from "../icon-button/index.ts";
import { icons } from "../icon/index.ts";
import { useUi } from "../ui-provider/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
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
   * @source spec §9 carousel
   */
  perSlide?: number;
  /** The element: `nav` where the items are links to pages. @default "section" */
  as?: "section" | "nav";
  className?: string;
};

/**
 * Shows some items at a time. It scrolls by itself for nobody: the person moves it by finger, keyboard or its two buttons.
 * Before scripts it is a row that scrolls.
 *
 * @source spec §2 navigation, T31
 */
export function Carousel({ label, items, perSlide = 3, as: Tag = "section", className }: CarouselProps) {
  const { words } = useUi();
  const view = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const made = slides(items, perSlide);
  const range = ({ start, end }: { start: number; end: number }) => words.itemRange(start, end, items.length);
  const shown = made[index];

  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) =>
    setIndex(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  const show = (wanted: number) => view.current?.scrollTo({ left: wanted * view.current.clientWidth });

  return (
    <Tag aria-roledescription={words.carousel} aria-label={label} className={cx(css.carousel, className)}>
      <IconButton
        icon={icons.chevronLeft}
        label={words.previousItems}
        disabled={index === 0}
        className={css.step}
        onClick={() => show(index - 1)}
      />
      <div ref={view} className={css.view} onScroll={follow}>
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
      <IconButton
        icon={icons.chevronRight}
        label={words.nextItems}
        disabled={index >= made.length - 1}
        className={css.step}
        onClick={() => show(index + 1)}
      />
      <VisuallyHidden>
        <output>{shown && range(shown)}</output>
      </VisuallyHidden>
    </Tag>
  );
}
