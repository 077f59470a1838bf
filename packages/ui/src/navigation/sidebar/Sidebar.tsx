"use client";

import { cx } from "class-variance-authority";
import { memo, type MouseEvent, type ReactNode } from "react";
import { Avatar } from "../../controls/avatar/index.ts";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Drawer, type DrawerProps } from "../../overlays/drawer/index.ts";
import { useOpen } from "../../overlays/modal/useOpen.ts";
import type { Account, NavigationItem } from "../header/index.ts";
import * as css from "./Sidebar.css.ts";

/** Whether a press follows a link in this window, after which the menu has done its work. */
const followsLink = ({ target, metaKey, ctrlKey, shiftKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && target instanceof Element && target.closest("a") !== null;

export type SidebarProps = Omit<DrawerProps, "side" | "title" | "picture" | "footer" | "children" | "close"> & {
  /** Your logo, as in the header. */
  logo: Picture;
  /** Drawn beside the welcome of somebody who has not signed in. @default none */
  welcome?: Picture | undefined;
  /** The entries in the order in which they are shown, as in the header. */
  items: readonly NavigationItem[];
  /** The ways in for a guest, or the name and the way out of a member. */
  account: Account;
  /** The switch of languages. */
  language: ReactNode;
  /** What a guest is welcomed with, and what leads a member on. */
  words: {
    /** Welcomes somebody who has not signed in. */
    guestTitle: string;
    guestBody: string;
    /** Leads to the member area, below the member's name, and names the list of its pages. */
    member: string;
  };
};

/**
 * The menu of a phone: a drawer from the inline end with the account (of a member, with its pages), the header's entries and
 * the languages.
 * For the press of the header's menu button: load it when the page has nothing else to do.
 *
 * @source spec §2 "Navigation"; DESIGN §7 "Drawer"; T32, T42
 */
export function Sidebar({
  open,
  defaultOpen,
  onOpenChange,
  logo,
  welcome,
  items,
  account,
  language,
  words: say,
  ...rest
}: SidebarProps) {
  const { words } = useUi();
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const click = (event: MouseEvent<HTMLDialogElement>) => {
    rest.onClick?.(event);
    if (followsLink(event)) setOpen(false);
  };
  return (
    <Drawer
      {...rest}
      open={shows}
      onOpenChange={setOpen}
      onClick={click}
      title={words.menu}
      picture={<Illustration of={logo} alt="" className={css.logo} />}
      close={words.closeMenu}
      footer={
        <>
          {language}
          {account.kind === "member" && (
            <Button type="submit" form={account.signOut.form} variant="quiet" size="sm">
              <Icon of={icons.logOut} />
              {account.signOut.label}
            </Button>
          )}
        </>
      }
    >
      <Contents account={account} items={items} words={say} welcome={welcome} />
    </Drawer>
  );
}

/** Drawn before the menu opens, and as it is from then on. */
const Contents = memo(function Contents({
  account,
  items,
  words: say,
  welcome,
}: Pick<SidebarProps, "account" | "items" | "words" | "welcome">) {
  const { words } = useUi();
  return (
    <>
      {account.kind === "guest" ? (
        <Guest account={account} words={say} picture={welcome} />
      ) : (
        <Member account={account} words={say} />
      )}
      <nav aria-label={words.mainNavigation}>
        <ul>
          {items.map(({ id, label, href, icon, current, highlighted }) => (
            <li key={id}>
              <Link
                href={href}
                aria-current={current ? "page" : undefined}
                className={cx(
                  css.entry,
                  account.kind === "member" ? css.entryOfMember : css.entryOfGuest,
                  highlighted && css.highlighted,
                )}
              >
                {icon && <Icon of={icon} className={css.icon} />}
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
});

type Part<Kind extends Account["kind"]> = { account: Extract<Account, { kind: Kind }>; words: SidebarProps["words"] };

function Guest({ account, words, picture }: Part<"guest"> & { picture: Picture | undefined }) {
  return (
    <div className={css.guest}>
      {picture && <Illustration of={picture} alt="" className={css.picture} />}
      <div className={css.words}>
        <p className={css.welcome}>{words.guestTitle}</p>
        <Text size="sm" tone="muted">
          {words.guestBody}
        </Text>
      </div>
      <div className={css.waysIn}>
        <ButtonLink href={account.register.href} className={css.wayIn}>
          {account.register.label}
        </ButtonLink>
        <ButtonLink href={account.signIn.href} variant="secondary" className={css.wayIn}>
          {account.signIn.label}
        </ButtonLink>
      </div>
    </div>
  );
}

function Member({ account, words }: Part<"member">) {
  return (
    <div className={css.member}>
      <div className={css.person}>
        <Avatar src={account.picture} alt="" />
        <div>
          <span className={css.name}>{account.name}</span>
          <Link href={account.href} className={css.memberLink}>
            {words.member}
          </Link>
        </div>
      </div>
      <nav aria-label={words.member}>
        <ul className={css.pages}>
          {account.pages.map(({ id, label, href, current }) => (
            <li key={id}>
              <Link href={href} aria-current={current ? "page" : undefined} className={css.page}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
