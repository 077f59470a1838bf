import { cx } from "class-variance-authority";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, Ref } from "react";
import { Icon, type IconDrawing } from "../../foundations/icon/index.ts";
import { Link, type LinkProps } from "../../foundations/link/index.ts";
import { button } from "../../foundations/looks/icon-button.css.ts";

type Shown = {
  /** What it does, as a picture. */
  icon: IconDrawing;
  /** What it does: the icon alone says nothing to a screen reader. */
  label: string;
};

export type IconButtonProps = Shown &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label" | "disabled" | "aria-disabled" | "type"> & {
    /** The button's type: `submit` lets a form around it do the same before scripts run. @default "button" */
    type?: "button" | "submit" | undefined;
    /** Whether there is nothing to do now. The button stays focusable, so that focus is not lost under the finger. */
    disabled?: boolean | undefined;
    /** The native button, for instance to give it the focus. */
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** A round button of 44 px with an icon alone. */
export function IconButton({
  icon,
  label,
  type = "button",
  disabled = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={disabled ? "button" : type}
      className={cx(button, className)}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon of={icon} />
    </button>
  );
}

export type IconLinkProps = Shown & Omit<LinkProps, "children" | "aria-label">;

/** A link that looks like an `IconButton`: it leads to a page. */
export function IconLink({ icon, label, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={cx(button, className)} aria-label={label}>
      <Icon of={icon} />
    </Link>
  );
}

export type IconAnchorProps = Shown &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "children" | "aria-label" | "href"> & {
    /** A place on this page: `#` and its id. */
    href: `#${string}`;
  };

/** A link to a place on this page that looks like an `IconButton`; the browser handles it, not the product's router. */
export function IconAnchor({ icon, label, className, ...rest }: IconAnchorProps) {
  return (
    <a {...rest} className={cx(button, className)} aria-label={label}>
      <Icon of={icon} />
    </a>
  );
}
