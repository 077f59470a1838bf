"use client";

import { cx } from "class-variance-authority";
import type { MouseEvent, ReactNode } from "react";
import { Avatar } from "../../controls/avatar/index.ts";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconAnchor, IconLink } from "../../controls/icon-button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Header.css.ts";
import type { Account, NavigationItem } from "./navigation.ts";
import { siteMenuId } from "./site-menu-id.ts";

export type HeaderProps = {
  /** Where the logo leads, and its name for those who do not see it. */
  home: { label: string; href: string };
  /** The entries in the order in which they are shown. @source spec §2 "Navigation" */
  items: readonly NavigationItem[];
  /** The ways in for a guest, or the name and the way out of a member. */
  account: Account;
  /** The switch of languages. */
  language: ReactNode;
  /** Called when the menu is asked for with scripts running: open the `Sidebar`. Without it the entries show below the bar. */
  onMenu?: (() => void) | undefined;
  /** Whether the bar is the lower one of pages without a footer (70 px on a phone instead of 80). @source T25 */
  plain?: boolean;
};

/**
 * The bar at the head of each page: 88 px, entries in one row above 1250 px and in a second row down to 927 px;
 * at 926 px and below logo, language and menu. All of it works before scripts.
 *
 * @source spec §2 "Navigation"; DESIGN §7 "Header"
 */
export function Header({ home, items, account, language, onMenu, plain = false }: HeaderProps) {
  const { words } = useUi();
  const openMenu = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onMenu) return;
    event.preventDefault();
    // Safari does not focus a pressed link, and the menu gives focus back to what had it.
    event.currentTarget.focus();
    onMenu();
  };
  return (
    <header className={css.header}>
      <div className={cx(css.inner, plain && css.plain)}>
        <Link href={home.href} aria-label={home.label} className={css.logo}>
          <Illustration of={pictures.logo} alt="" eager className={css.picture} />
        </Link>
        <nav id={siteMenuId} aria-label={words.mainNavigation} className={css.navigation}>
          <ul className={css.list}>
            {items.map((item) => (
              <li key={item.id}>
                <Link
                  href={item.href}
                  aria-current={item.current ? "page" : undefined}
                  className={cx(css.entry, item.highlighted && css.highlighted)}
                >
                  {item.highlighted && <Icon of={icons.school} className={css.highlightedIcon} />}
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.side}>
          {language}
          <div className={css.account}>
            <AccountLinks account={account} />
          </div>
          <IconAnchor
            icon={icons.menu}
            label={words.openMenu}
            href={`#${siteMenuId}`}
            className={css.burger}
            aria-haspopup={onMenu ? "dialog" : undefined}
            onClick={openMenu}
          />
        </div>
      </div>
    </header>
  );
}

function AccountLinks({ account }: { account: Account }) {
  if (account.kind === "guest") {
    return (
      <>
        <ButtonLink href={account.signIn.href} variant="quiet" size="sm">
          {account.signIn.label}
        </ButtonLink>
        <ButtonLink href={account.register.href} size="sm">
          {account.register.label}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <Link href={account.href} className={css.member}>
        <Avatar src={account.picture} alt="" className={css.avatar} />
        <span className={css.name}>{account.name}</span>
      </Link>
      <IconLink icon={icons.logOut} label={account.signOut.label} href={account.signOut.href} />
    </>
  );
}
