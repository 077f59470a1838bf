import type { ReactNode } from "react";
import { Link } from "../link/index.ts";
import * as css from "./TabLinks.css.ts";

export type TabLink = { label: ReactNode; href: string; current: boolean };

export type TabLinksProps = {
  /** What the links choose between, for screen readers. */
  label: string;
  links: readonly TabLink[];
};

/**
 * Links that look like tabs: each leads to a page of its own, so that it works before scripts and can be bookmarked.
 * For parts of one page use `Tabs`.
 */
export function TabLinks({ label, links }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {links.map(({ label: name, href, current }) => (
          <li key={href} className={css.item}>
            <Link href={href} className={css.tab} aria-current={current ? "page" : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
