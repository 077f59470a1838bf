import type { ComponentProps } from "react";
import { Icon, type IconDrawing } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import * as css from "../../foundations/looks/chip-links.css.ts";

export type ChipLink = {
  id: string;
  label: string;
  href: string;
  /** Whether it is what the page shows now. */
  current?: boolean | undefined;
  icon?: IconDrawing | undefined;
};

export type ChipLinksProps = Omit<ComponentProps<"nav">, "aria-label" | "children"> & {
  /** What they choose between, for screen readers. */
  label: string;
  /** In order; one of them may be the page itself. */
  links: readonly ChipLink[];
};

/** Links as chips: the ways to narrow a list, an article's topics, the parts of a long page. */
export function ChipLinks({ label, links, ...rest }: ChipLinksProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ul className={css.chips}>
        {links.map(({ id, label: words, href, current = false, icon }) => (
          <li key={id}>
            <Link href={href} className={current ? css.currentChip : css.chip} aria-current={current || undefined}>
              {icon && <Icon of={icon} />}
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
