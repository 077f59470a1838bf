"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useWordsOf } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { carouselWords } from "../../foundations/words/index.ts";
import * as css from "./Carousel.css.ts";
import type { CarouselSize, PerSlide } from "./Carousel.variants.ts";
import { useScroller } from "./useScroller.ts";

export type CarouselItem = { id: string; content: ReactNode };

export type CarouselProps = Omit<ComponentProps<"section">, "aria-label" | "aria-roledescription" | "children"> & {
  /** What the carousel holds, for those who do not see it. */
  label: string;
  /** In order. */
  items: readonly CarouselItem[];
  /**
   * How many items show at a time, and by how many it moves, where the carousel is wide enough; fewer where it is not.
   * @default 3
   * @source spec §9
   */
  perSlide?: PerSlide | undefined;
  /** How much room an item takes: `sm` some words, `md` a card. @default "md" */
  size?: CarouselSize | undefined;
  /** The id of an item to bring into view, at first and whenever another one is named. @default the first */
  current?: string | undefined;
  /** The element: `nav` where the items are links to pages. @default "section" */
  as?: "section" | "nav" | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/**
 * Shows some items at a time. It scrolls by itself for nobody: the person moves it by finger, keyboard or its two buttons,
 * which Tab reaches before the items. Before scripts it is a row that scrolls.
 *
 * @source spec §2 "Navigation", T31; ARIA Authoring Practices, carousel
 */
export function Carousel({
  label,
  items,
  perSlide = 3,
  size = "md",
  current,
  as: Tag = "section",
  className,
  ...rest
}: CarouselProps) {
  const words = useWordsOf(carouselWords);
  const viewId = useId();
  const view = useRef<HTMLUListElement>(null);
  const home = current === undefined ? -1 : items.findIndex(({ id }) => id === current);
  const { first, count, step, scrolling } = useScroller(view, { total: items.length, most: perSlide, home });
  const [pressed, setPressed] = useState(false);
  const range = words.itemRange(first + 1, Math.min(first + count, items.length), items.length);

  const press = (by: 1 | -1) => () => {
    setPressed(true);
    step(by);
  };

  return (
    <Tag {...rest} aria-roledescription={words.carousel} aria-label={label} className={cx(css.carousel, className)}>
      <IconButton
        icon={icons.chevronLeft}
        label={words.previousItems}
        disabled={first === 0}
        className={css.step}
        aria-controls={viewId}
        onClick={press(-1)}
      />
      <IconButton
        icon={icons.chevronRight}
        label={words.nextItems}
        disabled={first + count >= items.length}
        className={css.next}
        aria-controls={viewId}
        onClick={press(1)}
      />
      <ul
        ref={view}
        id={viewId}
        aria-label={range}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the keyboard
        tabIndex={0}
        className={cx(css.view[size], css.perSlide[perSlide])}
        {...scrolling}
      >
        {items.map(({ id, content }) => (
          <li key={id} className={css.item}>
            {content}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        {/* Nothing at first: a carousel that comes is not announced, a press of its buttons is. */}
        <output>{pressed && range}</output>
      </VisuallyHidden>
    </Tag>
  );
}
