import type { ReactNode } from "react";
import { Link } from "../link/index.ts";
import * as css from "./MemberMenu.css.ts";

export type MemberMenuItem = {
  id: string;
  label: string;
  href: string;
  /** A decorative `Icon` or `Glyph`. */
  icon: ReactNode;
  /** Whether this is the page that is shown, or one below it. */
  current: boolean;
};

export type MemberMenuProps = {
  /** The menu's name for screen readers. */
  label: string;
  items: readonly MemberMenuItem[];
  /** Leaves the member area; set apart from the others, and on a phone in the header's menu only. */
  signOut?: Omit<MemberMenuItem, "id" | "current">;
};

/** The member area's own menu: a list beside the page, marks that scroll sideways above it on a phone. @source DESIGN §7 */
export function MemberMenu({ label, items, signOut }: MemberMenuProps) {
  return (
    <nav aria-label={label} className={css.scroller}>
      <ul className={css.list}>
        {items.map(({ id, current, ...entry }) => (
          <li key={id}>
            <Entry {...entry} current={current} />
          </li>
        ))}
        {signOut && (
          <li className={css.last}>
            <Entry {...signOut} current={false} />
          </li>
        )}
      </ul>
    </nav>
  );
}

function Entry({ label, href, icon, current }: Omit<MemberMenuItem, "id">) {
  return (
    <Link href={href} className={css.entry} aria-current={current ? "page" : undefined}>
      <span className={css.icon}>{icon}</span>
      {label}
    </Link>
  );
}
