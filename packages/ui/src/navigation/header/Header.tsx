"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, memo, type ReactNode } from "react";
import { Avatar } from "../../controls/avatar/index.ts";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconLink } from "../../controls/icon-button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Menu } from "../../overlays/menu/index.ts";
import * as css from "./Header.css.ts";
import { MenuOpener } from "./MenuOpener.tsx";
import type { Account, NavigationItem } from "./navigation.ts";
import { siteMenuId } from "./site-menu-id.ts";

export type HeaderProps = Omit<ComponentProps<"header">, "children"> & {
  /** Your logo. */
  logo: Picture;
  /** Where the logo leads, and its name for those who do not see it. */
  home: { label: string; href: string };
  /** The entries in the order in which they are shown. @source spec §2 "Navigation" */
  items: readonly NavigationItem[];
  /** The ways in for a guest, or the name and the way out of a member. */
  account: Account;
  /** The switch of languages. */
  language: ReactNode;
  /** Leads to the search over everything, by a magnifying glass; its label is read out. @default none */
  search?: { label: string; href: string } | undefined;
  /** Called when the menu is asked for with scripts running: open the `Sidebar`. Without it the entries show below the bar. */
  onMenu?: (() => void) | undefined;
  /** Whether the menu is open, which its button says. */
  menuOpen?: boolean | undefined;
  /** Whether the bar is the lower one of pages without a footer (70 px on a phone instead of 80). @source T25 */
  plain?: boolean | undefined;
};

/**
 * The bar at the head of each page: 88 px, entries in one row above 1250 px and in a second row down to 927 px;
 * at 926 px and below logo, language and menu. All of it works before scripts.
 *
 * @source spec §2 "Navigation"; DESIGN §7 "Header"
 */
export function Header({
  logo,
  home,
  items,
  account,
  language,
  search,
  onMenu,
  menuOpen = false,
  plain = false,
  className,
  ...rest
}: HeaderProps) {
  const { words } = useUi();
  return (
    <header {...rest} className={cx(css.header, className)}>
      <div className={cx(css.inner, plain && css.plain)}>
        <Link href={home.href} aria-label={home.label} className={css.logo}>
          <Illustration of={logo} alt="" eager className={css.picture} />
        </Link>
        <nav id={siteMenuId} aria-label={words.mainNavigation} className={css.navigation}>
          <Entries items={items} />
        </nav>
        <div className={css.side}>
          {search && <IconLink icon={icons.search} label={search.label} href={search.href} className={css.search} />}
          {language}
          <div className={css.account}>
            <AccountLinks account={account} />
          </div>
          <MenuOpener onMenu={onMenu} open={menuOpen} />
        </div>
      </div>
    </header>
  );
}

/** Stays as it is drawn when the menu opens. */
const Entries = memo(function Entries({ items }: Pick<HeaderProps, "items">) {
  return (
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            href={item.href}
            aria-current={item.current ? "page" : undefined}
            className={cx(css.entry, item.highlighted && css.highlighted)}
          >
            {item.highlighted && item.icon && <Icon of={item.icon} className={css.highlightedIcon} />}
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
});

/** Stays as it is drawn when the menu opens. */
const AccountLinks = memo(function AccountLinks({ account }: Pick<HeaderProps, "account">) {
  const { words } = useUi();
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
      <Menu
        trigger={<Icon of={icons.chevronDown} />}
        aria-label={words.accountMenu}
        variant="quiet"
        align="end"
        className={css.more}
        items={[...account.pages, { id: "sign-out", ...account.signOut, divided: true }]}
      />
    </>
  );
});
