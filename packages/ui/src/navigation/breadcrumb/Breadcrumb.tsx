"use client";

import { Icon, icons } from "../../foundations/icon/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Breadcrumb.css.ts";

export type BreadcrumbProps = {
  /** The pages above this one, from the top down. */
  trail: readonly { label: string; href: string }[];
  /** The name of this page. */
  current: string;
};

/** Says where a page is, and leads up from it. */
export function Breadcrumb({ trail, current }: BreadcrumbProps) {
  const { words } = useUi();
  return (
    <nav aria-label={words.breadcrumb}>
      <ol className={css.list}>
        {trail.map(({ label, href }) => (
          <li key={href} className={css.step}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
            <Icon of={icons.chevronRight} className={css.arrow} />
          </li>
        ))}
        <li className={css.step} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
