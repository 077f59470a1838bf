import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import * as css from "./ChildCover.css.ts";

/** The list of a family's children: `ChildCover`s, and an `AddChild` while there is room for more. */
export function ChildCovers({
  children,
  className,
  ...rest
}: ComponentProps<"ul"> & { /** `ChildCover`s, and an `AddChild` last. */ children: ReactNode }) {
  return (
    <ul {...rest} className={cx(css.covers, className)}>
      {children}
    </ul>
  );
}

export type AddChildProps = Omit<ComponentProps<"li">, "children"> & {
  /** The form for a new child. */
  href: string;
  /** What is added; it names the link. */
  label: ReactNode;
  /** How many children an account can have. */
  note: ReactNode;
};

/** An empty place in the list, which leads to the form for a new child. */
export function AddChild({ href, label, note, ...rest }: AddChildProps) {
  return (
    <li {...rest}>
      <Link href={href} className={css.add}>
        <span className={css.plus}>
          <Icon of={icons.plus} />
        </span>
        {label}
        <span className={css.note}>{note}</span>
      </Link>
    </li>
  );
}
