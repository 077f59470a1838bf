"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { useListWords } from "../../foundations/ui-provider/index.ts";
import * as css from "./Pagination.css.ts";
import { pages } from "./pages.ts";

const ellipsis = "…";

export type PaginationProps = Omit<ComponentProps<"nav">, "aria-label" | "children"> & {
  /** The number of the page that is shown, from 1. */
  current: number;
  /** How many pages there are. */
  total: number;
  /** The address of a page of the list. */
  href: (page: number) => string;
};

/** Links to the pages of a long list. With one page there is nothing to choose and nothing shows. */
export function Pagination({ current, total, href, ...rest }: PaginationProps) {
  const words = useListWords();
  if (total < 2) return null;
  return (
    <nav {...rest} aria-label={words.pagination}>
      <ul className={css.list}>
        <Arrow icon={icons.chevronLeft} label={words.previousPage} href={current > 1 ? href(current - 1) : undefined} />
        {pages(current, total).map((page, index) =>
          page === "gap" ? (
            <li key={`gap-${index}`} aria-hidden>
              {ellipsis}
            </li>
          ) : (
            <li key={page}>
              <Link
                href={href(page)}
                aria-label={words.goToPage(page)}
                aria-current={page === current ? "page" : undefined}
                className={css.page}
              >
                {page}
              </Link>
            </li>
          ),
        )}
        <Arrow
          icon={icons.chevronRight}
          label={words.nextPage}
          href={current < total ? href(current + 1) : undefined}
        />
      </ul>
    </nav>
  );
}

function Arrow({ icon, label, href }: { icon: IconDrawing; label: string; href: string | undefined }) {
  return (
    <li>
      {href === undefined ? (
        <span className={cx(css.page, css.nowhere)} />
      ) : (
        <Link href={href} aria-label={label} className={css.page}>
          <Icon of={icon} />
        </Link>
      )}
    </li>
  );
}
