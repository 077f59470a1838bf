"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { createPortal } from "react-dom";
import { Avatar } from "../../controls/avatar/index.ts";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { hidden } from "../../foundations/looks/hidden.css.ts";
import { Text } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as scrim from "../../overlays/modal/scrim.css.ts";
import type { Account, NavigationItem } from "../header/index.ts";
import { navigationIcons } from "./navigation-icons.ts";
import * as css from "./Sidebar.css.ts";
import { useModalDrawer } from "./useModalDrawer.ts";

export type SidebarProps = {
  /** Whether it shows. */
  open: boolean;
  /** Called when the menu is to close: by its button, Escape, a press outside, or because a link was followed. @source T42 */
  onClose: () => void;
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
    /** Leads to the member area, below the member's name. */
    member: string;
  };
};

/**
 * The menu of a phone: a drawer from the inline end with the header's entries, the account and the languages.
 * For the press of the header's menu button: load it when the page has nothing else to do.
 *
 * @source spec §2 "Navigation"; DESIGN §7 "Drawer"; T32, T42
 */
export function Sidebar({ open, onClose, items, account, language, words: say }: SidebarProps) {
  const { words } = useUi();
  const { drawer, veil, present } = useModalDrawer(open, onClose);
  const titleId = useId();
  if (!present || typeof document === "undefined") return null;
  const state = open ? "open" : "closed";
  return createPortal(
    <>
      <div ref={veil} className={scrim.veil} data-state={state} />
      <dialog
        ref={drawer}
        open
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        data-state={state}
        className={css.drawer}
      >
        <h2 id={titleId} className={hidden}>
          {words.menu}
        </h2>
        <div className={css.head}>
          <Illustration of={pictures.logo} alt="" className={css.logo} />
          <IconButton icon={icons.x} label={words.closeMenu} onClick={onClose} />
        </div>
        {account.kind === "guest" ? <Guest account={account} words={say} /> : <Member account={account} words={say} />}
        <nav aria-label={words.mainNavigation}>
          <ul>
            {items.map(({ id, label, href, current, highlighted }) => (
              <li key={id}>
                <Link
                  href={href}
                  aria-current={current ? "page" : undefined}
                  className={cx(css.entry, highlighted && css.highlighted)}
                >
                  <Icon of={navigationIcons[id]} className={css.icon} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.foot}>
          {language}
          {account.kind === "member" && (
            <ButtonLink href={account.signOut.href} variant="quiet" size="sm">
              <Icon of={icons.logOut} />
              {account.signOut.label}
            </ButtonLink>
          )}
        </div>
      </dialog>
    </>,
    document.body,
  );
}

type Part<Kind extends Account["kind"]> = { account: Extract<Account, { kind: Kind }>; words: SidebarProps["words"] };

function Guest({ account, words }: Part<"guest">) {
  return (
    <div className={css.guest}>
      <Illustration of={pictures.mascotHello} alt="" />
      <div>
        <p className={css.welcome}>{words.guestTitle}</p>
        <Text size="sm" tone="muted">
          {words.guestBody}
        </Text>
      </div>
      <div className={css.waysIn}>
        <ButtonLink href={account.register.href} block>
          {account.register.label}
        </ButtonLink>
        <ButtonLink href={account.signIn.href} variant="secondary" block>
          {account.signIn.label}
        </ButtonLink>
      </div>
    </div>
  );
}

function Member({ account, words }: Part<"member">) {
  return (
    <div className={css.member}>
      <Avatar src={account.picture} alt="" />
      <div>
        <span className={css.name}>{account.name}</span>
        <Link href={account.href} className={css.memberLink}>
          {words.member}
        </Link>
      </div>
    </div>
  );
}
