"use client";

import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Announced } from "../../foundations/announced/index.ts";
import { takeFocus } from "../../foundations/take-focus/index.ts";
import { Saved } from "./Saved.tsx";
import * as css from "./SettingsFact.css.ts";
import { head, row } from "./SettingsSheet.css.ts";

export type SettingsFactProps = Omit<ComponentProps<"div">, "aria-labelledby" | "children" | "role"> & {
  /** What the fact is called; names the group. */
  term: ReactNode;
  /** How it stands. Shown while the form is closed. */
  detail: ReactNode;
  /** A sentence on what the fact is for. */
  hint?: ReactNode;
  /** The way to its form: a verb and the fact, and where the page has it open before scripts run. */
  edit?: { label: string; href: string } | undefined;
  /** The way out of the form, likewise. */
  cancel?: { label: string; href: string } | undefined;
  /** Whether the form is open. */
  open?: boolean | undefined;
  /** Called when it is to be opened or closed, instead of following the link. @default the links are followed */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Announced when a change has been saved. */
  saved?: ReactNode;
  /** The form, shown while it is open. */
  children?: ReactNode;
};

const control = "input:not([type=hidden]), select, textarea, button";

/** Whether a press is meant for this page, and not for another tab. */
const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * A fact of an account with the way to change it: pressing that opens its form in place, which the focus goes into, and
 * comes back from. The links lead to the page with the form open, or closed, before scripts run.
 */
export function SettingsFact({
  term,
  detail,
  hint,
  edit,
  cancel,
  open = false,
  onOpenChange,
  saved,
  children,
  className,
  ref,
  ...rest
}: SettingsFactProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const wayThere = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(open);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useEffect(() => {
    if (wasOpen.current === open) return undefined;
    wasOpen.current = open;
    return takeFocus(() => (open ? form.current?.querySelector<HTMLElement>(control) : wayThere.current));
  }, [open]);
  const way = open ? cancel : edit;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!onOpenChange || !isPlain(event)) return;
    event.preventDefault();
    onOpenChange(!open);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a legend, which no row of buttons stands beside
    <div {...rest} ref={root} role="group" aria-labelledby={id} className={cx(row, css.fact, className)}>
      <div className={head}>
        <div className={css.stands}>
          <p id={id} className={css.term}>
            {term}
          </p>
          {!open && <div className={css.value}>{detail}</div>}
        </div>
        {way && (
          <ButtonLink ref={wayThere} size="sm" variant={open ? "quiet" : "secondary"} href={way.href} onClick={press}>
            {way.label}
          </ButtonLink>
        )}
      </div>
      {hint !== undefined && <div className={css.hint}>{hint}</div>}
      {open && <div ref={form}>{children}</div>}
      <Announced>{saved !== undefined && <Saved>{saved}</Saved>}</Announced>
    </div>
  );
}
