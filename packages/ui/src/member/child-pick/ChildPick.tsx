import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import * as css from "./ChildPick.css.ts";

export type ChildPickProps = Omit<ComponentProps<"nav">, "aria-label" | "children"> & {
  /** What the choice is for, for screen readers. */
  label: string;
  /** The family's children, each with the address that shows it. */
  options: readonly { id: string; href: string; name: ReactNode; picture: Picture; note?: ReactNode }[];
  /** The `id` of the child that is shown. */
  current: string;
};

/** Turns a page from one child to another: links, so that the choice stands in the address. */
export function ChildPick({ label, options, current, ...rest }: ChildPickProps) {
  return (
    <nav {...rest} aria-label={label}>
      <ul className={css.list}>
        {options.map(({ id, href, name, picture, note }) => (
          <li key={id}>
            <Link href={href} className={css.child} {...(id === current ? { "aria-current": "true" } : {})}>
              <Illustration of={picture} alt="" className={css.portrait} />
              <span>
                <strong className={css.name}>{name}</strong>
                {note !== undefined && <small className={css.note}>{note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
