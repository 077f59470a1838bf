"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonLook } from "../../controls/button/index.ts";
import { Announced } from "../../foundations/announced/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { chips, currentChip } from "../../foundations/looks/chip-links.css.ts";
import * as css from "./FilterPanel.css.ts";

export type AppliedFilter = {
  id: string;
  label: ReactNode;
  /** Says that pressing takes it away; it names the filter. */
  remove: string;
  /** The same list without this filter. */
  href: string;
};

export type FilterBarProps = Omit<ComponentProps<"div">, "children" | "results"> & {
  /** How many things were found; announced when it changes. */
  results: ReactNode;
  /** The filters that are on, each with the way to take it away. */
  applied: readonly AppliedFilter[];
  /** The `id` of the `FilterPanel`. */
  panel: string;
  /** Called when the filters are asked for in the narrow layout, to open a `FilterDrawer`. @default the panel shows in the page */
  onOpen?: (() => void) | undefined;
  /** What the button says, and what the list of filters is called. */
  words: {
    /** The button of the narrow layout. */
    open: ReactNode;
    /** The name of the list of applied filters; it says how many there are. */
    applied: string;
  };
};

/** Above a filtered list: how much was found, the way to the filters on a phone, and each filter with its way out. */
export function FilterBar({ results, applied, panel, onOpen, words, className, ...rest }: FilterBarProps) {
  const open = (event: MouseEvent) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div {...rest} className={cx(css.bar, className)}>
      <div className={css.found}>
        <Announced as="p" className={css.count}>
          {results}
        </Announced>
        <a href={`#${panel}`} className={buttonLook({ variant: "secondary", size: "sm" }, css.open)} onClick={open}>
          <Icon of={icons.slidersHorizontal} />
          {words.open}
          {applied.length > 0 && (
            <span className={css.badge} aria-hidden>
              {applied.length}
            </span>
          )}
        </a>
      </div>
      {applied.length > 0 && (
        <ul className={chips} aria-label={words.applied}>
          {applied.map(({ id, label, remove, href }) => (
            <li key={id}>
              <Link href={href} className={currentChip} aria-label={remove}>
                {label}
                <Icon of={icons.x} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
