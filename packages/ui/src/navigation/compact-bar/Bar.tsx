"use client";

import { cx } from "class-variance-authority";
import { Avatar } from "../../controls/avatar/index.ts";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { button } from "../../foundations/looks/icon-button.css.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { Carousel } from "../../layout/carousel/index.ts";
import type { Account } from "../header/index.ts";
import * as css from "./CompactBar.css.ts";
import type { CompactBarProps } from "./compact-bar-props.ts";

/** The bar itself, as a list where there is room and as a carousel elsewhere. */
export function Bar({
  logo,
  items,
  home,
  call,
  account,
  onMenu,
  menuOpen = false,
  className,
  ...rest
}: CompactBarProps) {
  const { words } = useUi();
  const entries = items.map(({ id, label, href, current }) => ({
    id,
    content: (
      <Link href={href} aria-current={current ? "page" : undefined} className={css.entry}>
        {label}
      </Link>
    ),
  }));
  const symbol = (
    <Link href={home.href} aria-label={home.label} className={css.home}>
      <Illustration of={logo} alt="" eager className={css.symbol} />
    </Link>
  );
  return (
    <div {...rest} className={cx(css.bar, className)}>
      <div className={css.full}>
        {symbol}
        <nav aria-label={words.quickNavigation} className={css.navigation}>
          <ul className={css.list}>
            {entries.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={call.href} size="sm">
          {call.label}
        </ButtonLink>
      </div>
      <div className={css.short}>
        {symbol}
        <Carousel
          as="nav"
          label={words.quickNavigation}
          items={entries}
          current={items.find(({ current }) => current)?.id}
          size="sm"
          className={css.three}
        />
        {account && <AccountLink account={account} />}
        {onMenu && (
          <IconButton
            icon={icons.menu}
            label={words.openMenu}
            aria-haspopup="dialog"
            aria-expanded={menuOpen}
            onClick={(event) => {
              // Safari does not focus a pressed button, and the menu gives focus back to what had it.
              event.currentTarget.focus();
              onMenu();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Leads where the name in the header does, and a guest to the sign-in. */
function AccountLink({ account }: { account: Account }) {
  const isMember = account.kind === "member";
  return (
    <Link href={isMember ? account.href : account.signIn.href} className={button}>
      <Avatar src={isMember ? account.picture : undefined} alt="" size="sm" />
      <VisuallyHidden>{isMember ? account.name : account.signIn.label}</VisuallyHidden>
    </Link>
  );
}
