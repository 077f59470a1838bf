"use client";

import { cx } from "class-variance-authority";
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from "react";
import { Button, type ButtonProps } from "../../controls/button/index.ts";
import { align as aligned, anchor, sheet as look, scope } from "../../foundations/anchored/anchored.css.ts";
import { show } from "../../foundations/anchored/show.ts";
import { type SheetControl, useSheet } from "../../foundations/anchored/use-sheet.ts";
import { Icon, type IconDrawing } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import * as css from "./Menu.css.ts";

export type MenuItem = {
  id: string;
  /** A place, or a verb and what it acts on. */
  label: ReactNode;
  /** A picture of it. */
  icon?: IconDrawing | undefined;
  /** Where it leads. @default it does something, by `form` or `onSelect` */
  href?: string | undefined;
  /** The `id` of a form that it sends, also before scripts: for what must not be done by following a link. */
  form?: string | undefined;
  /** Called when it is chosen, before its link is followed or its form sent. */
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Whether it is the page that is shown. */
  current?: boolean | undefined;
  /** Whether there is nothing to do now. It stays reachable. */
  disabled?: boolean | undefined;
  /** Whether a line stands before it: what follows is of another kind. */
  divided?: boolean | undefined;
};

export type MenuProps = Omit<ButtonProps, "children" | "type"> &
  SheetControl & {
    /** What the button says; its variants and attributes are a `Button`'s. Its name is the list's as well. */
    trigger: ReactNode;
    /** In order. */
    items: readonly MenuItem[];
  };

/** Where the arrow keys, Home and End lead from an entry; −1 is the button. */
const moves: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that opens a list of links and deeds: a disclosure, so that what the server sends is true before scripts, with
 * the arrow keys of a menu.
 */
export function Menu({
  trigger,
  items,
  open,
  defaultOpen,
  onOpenChange,
  align = "start",
  id,
  className,
  onClick,
  ...button
}: MenuProps) {
  const ownId = useId();
  const control = useSheet({ open, defaultOpen, onOpenChange, align });
  const { sheet, sheetProps, scopeProps, buttonProps, press, escape } = control;

  const move = (event: KeyboardEvent) => {
    escape(event);
    const next = moves[event.key];
    if (!next || !sheet.current || button.disabled || button.busy !== undefined) return;
    const entries = [...sheet.current.querySelectorAll<HTMLElement>("li > *")];
    const at = entries.findIndex((entry) => entry.matches(":focus"));
    if (at < 0 && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    show(sheet.current, true);
    entries[next(at, entries.length)]?.focus();
  };

  return (
    <div {...scopeProps} role="presentation" className={scope} onKeyDown={move}>
      <Button
        {...button}
        {...buttonProps}
        id={id ?? ownId}
        className={cx(anchor, className)}
        onClick={(event) => {
          onClick?.(event);
          press();
        }}
      >
        {trigger}
      </Button>
      <div {...sheetProps} className={cx(look, aligned[align])}>
        <ul aria-labelledby={id ?? ownId} className={css.list}>
          {items.map((item) => (
            <li key={item.id} className={cx(item.divided && css.divided)}>
              <Entry item={item} close={() => sheet.current && show(sheet.current, false)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  const { label, icon, href, form, onSelect, current, disabled = false } = item;
  const shown = (
    <>
      {icon && <Icon of={icon} className={css.icon} />}
      {label}
    </>
  );
  const choose = (event: MouseEvent<HTMLElement>) => {
    if (disabled) return event.preventDefault();
    // First, so that a dialog that is opened by it gives the focus back to the menu's button.
    close();
    onSelect?.(event);
  };
  const common = {
    className: css.entry,
    onClick: choose,
    "aria-current": current ? ("page" as const) : undefined,
    "aria-disabled": disabled || undefined,
  };
  return href === undefined ? (
    <button type={form === undefined ? "button" : "submit"} form={form} {...common}>
      {shown}
    </button>
  ) : (
    <Link href={href} {...common}>
      {shown}
    </Link>
  );
}
