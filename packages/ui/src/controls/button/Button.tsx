"use client";

import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from "react";
import { Link, type LinkProps } from "../../foundations/link/index.ts";
import * as css from "./Button.css.ts";
import { type ButtonLook, buttonLook } from "./button-look.ts";

/** Instead of the action while there is none: not even a form is submitted. */
const doNothing = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();

export type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, "disabled" | "aria-disabled"> & {
    /** Whether the button can't be used now. It stays focusable: say why beside it and point there with `aria-describedby`. */
    disabled?: boolean | undefined;
    /** The word shown with a spinner while the action runs; the button keeps its width and does nothing meanwhile. */
    busy?: string | undefined;
    /** What it does in the form around it; a press sends only with `submit`. @default "button" */
    type?: "button" | "submit" | "reset" | undefined;
    /** A verb and what it acts on; an icon may stand beside it. */
    children: ReactNode;
    /** The native button, for instance to give it the focus. */
    ref?: Ref<HTMLButtonElement> | undefined;
  };

/** Does something on this page. For going somewhere use `ButtonLink`. */
export function Button({
  variant,
  size,
  block,
  disabled,
  busy,
  children,
  className,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const idle = disabled || busy !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ variant, size, block }, className)}
      onClick={idle ? doNothing : onClick}
      aria-disabled={idle || undefined}
    >
      {busy === undefined ? children : <Busy word={busy}>{children}</Busy>}
    </button>
  );
}

/** The word lies over what the button says at rest, which keeps the width. */
function Busy({ word, children }: { word: string; children: ReactNode }) {
  return (
    <span className={css.busy}>
      <span className={css.rest} aria-hidden>
        {children}
      </span>
      <span className={css.running}>
        <span className={css.spinner} aria-hidden />
        {word}
      </span>
    </span>
  );
}

export type ButtonLinkProps = ButtonLook & LinkProps & { children: ReactNode };

/** A link that looks like a button: it leads to a page. */
export function ButtonLink({ variant, size, block, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonLook({ variant, size, block }, className)} />;
}
