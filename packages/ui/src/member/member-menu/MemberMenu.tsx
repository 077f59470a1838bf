"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { Avatar } from "../../controls/avatar/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { reveal } from "../../foundations/looks/reveal.ts";
import { useCentredMark } from "../../foundations/looks/use-centred-mark.ts";
import { Text } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { SignOut } from "../../navigation/header/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./MemberMenu.css.ts";

export type MemberMenuItem = {
  id: string;
  label: string;
  href: string;
  icon: IconDrawing;
  current?: boolean | undefined;
};

export type MemberMenuProps = Omit<ComponentProps<"div">, "children"> & {
  /** The pages of the member area, in order. */
  items: readonly MemberMenuItem[];
  /** Who is signed in; shown where the menu stands beside the page. */
  member: { name: ReactNode; detail?: string | undefined; picture?: string | undefined };
  /** The way out, apart from the rest; on a phone the drawer has it. */
  signOut: SignOut;
};

/** The member area's menu: 248 px beside the page, and a row of marks that scrolls on a phone. @source spec §2; DESIGN §7 */
export function MemberMenu({ items, member, signOut, className, ...rest }: MemberMenuProps) {
  const { words } = useUi();
  const marks = useRef<HTMLElement>(null);
  const here = items.find(({ current }) => current)?.id;
  useCentredMark(marks, here);
  return (
    <div {...rest} className={cx(css.menu, className)}>
      <div className={css.member}>
        <Avatar src={member.picture ?? pictures.avatarEmpty.src} alt="" size="lg" />
        <div>
          <span className={css.name}>{member.name}</span>
          {member.detail && (
            <Text size="sm" tone="muted">
              {member.detail}
            </Text>
          )}
        </div>
      </div>
      <nav aria-label={words.memberNavigation} ref={marks} className={css.marks}>
        <ul className={css.list}>
          {items.map(({ id, label, href, icon, current }) => (
            <li key={id}>
              <Link href={href} aria-current={current ? "page" : undefined} className={css.entry} onFocus={reveal}>
                <Icon of={icon} className={css.icon} />
                {label}
              </Link>
            </li>
          ))}
          <li className={css.last}>
            <button type="submit" form={signOut.form} className={cx(css.entry, css.button)}>
              <Icon of={icons.logOut} className={css.icon} />
              {signOut.label}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
