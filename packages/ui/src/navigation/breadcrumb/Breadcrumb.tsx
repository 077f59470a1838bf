"use client";

import type { ComponentProps, ReactNode } from "react";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Breadcrumb.css.ts";

export type BreadcrumbProps = Omit<ComponentProps<"nav">, "aria-label" | "children"> & {
  /** The pages above this one, from the top down. */
  trail: readonly { label: ReactNode; href: string }[];
  /** The name of this page; nothing where its heading follows at once. */
  current?: ReactNode;
};

/** Says where a page is, and leads up from it. */
export function Breadcrumb({ trail, current, ...rest }: BreadcrumbProps) {
  const { words } = useUi();
  return (
    <nav {...rest} aria-label={words.breadcrumb}>
      <ol className={css.list}>
        {trail.map(({ label, href }) => (
          <li key={href} className={css.step}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
        {current && (
          <li className={css.step} aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
