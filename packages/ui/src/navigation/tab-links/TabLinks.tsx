import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "../../foundations/link/index.ts";
import * as look from "../../foundations/looks/tab.css.ts";
import type { TabVariant } from "../tabs/index.ts";

export type TabLink = { id: string; label: ReactNode; href: string; current?: boolean | undefined };

export type TabLinksProps = Omit<ComponentProps<"nav">, "aria-label" | "children"> & {
  /** What the links choose between, for those who do not see them. */
  label: string;
  /** In order; one of them is the page itself. */
  links: readonly TabLink[];
  /** How the row is drawn. @default "segmented" */
  variant?: TabVariant | undefined;
  /** A class of your own, which wins over the piece's styles. */
  className?: string | undefined;
};

/** Links between sister pages that look like `Tabs`. @source DESIGN §7 "Tabs" */
export function TabLinks({ label, links, variant = "segmented", className, ...rest }: TabLinksProps) {
  return (
    <nav {...rest} aria-label={label} className={className}>
      <ul className={look.row[variant]}>
        {links.map(({ id, label: name, href, current }) => (
          <li key={id} className={look.share}>
            <Link href={href} aria-current={current ? "page" : undefined} className={cx(look.tab[variant], look.fill)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
