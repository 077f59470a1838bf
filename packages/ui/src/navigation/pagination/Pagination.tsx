"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { useWordsOf } from "../../foundations/ui-provider/index.ts";
import { pageWords } from "../../foundations/words/index.ts";
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
  /** The way to the next entries below those that show, and how many of all show. @default none: the pages only */
  more?: { href: string; label: string; shown: string } | undefined;
};

/** Links to the pages of a long list. With one page there is nothing to choose and nothing shows. */
export function Pagination({ current, total, href, more, className, ...rest }: PaginationProps) {
  const words = useWordsOf(pageWords);
  if (total < 2) return null;
  return (
    <nav {...rest} aria-label={words.pagination} className={cx(css.pagination, className)}>
      {more && (
        <div className={css.more}>
          <Text tone="muted">{more.shown}</Text>
          <ButtonLink variant="secondary" href={more.href}>
            {more.label}
          </ButtonLink>
        </div>
      )}
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
  if (href === undefined) return <li className={cx(css.page, css.nowhere)} />;
  return (
    <li>
      <Link href={href} aria-label={label} className={css.page}>
        <Icon of={icon} />
      </Link>
    </li>
  );
}
