"use client";

import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from "react";
import { IconAnchor } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Header.css.ts";
import { siteMenuId } from "./site-menu-id.ts";

const never = () => () => undefined;

/** Whether scripts run: not on the server, nor in the first drawing of what it sent. */
const useScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

type MenuOpenerProps = { onMenu: (() => void) | undefined; open: boolean };

/**
 * A link to the entries until scripts run, from then on a button that opens the menu. The same element, so that neither
 * the focus nor a press that comes at that moment is lost.
 */
export function MenuOpener({ onMenu, open }: MenuOpenerProps) {
  const { words } = useUi();
  const isButton = useScripts() && onMenu !== undefined;
  const press = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    if (!onMenu) return;
    event.preventDefault();
    // Safari does not focus a pressed link, and the menu gives focus back to what had it.
    event.currentTarget.focus();
    onMenu();
  };
  return (
    <IconAnchor
      icon={icons.menu}
      label={words.openMenu}
      href={`#${siteMenuId}`}
      className={css.burger}
      onClick={press}
      {...(isButton && {
        role: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onKeyDown: (event: KeyboardEvent<HTMLAnchorElement>) => event.key === " " && press(event),
      })}
    />
  );
}
