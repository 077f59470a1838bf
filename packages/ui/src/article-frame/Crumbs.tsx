import { Icon, icons } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import * as css from "./Crumbs.css.ts";

export type Crumb = {
  label: string;
  /** Absent on the page itself. */
  href?: string | undefined;
};

export type CrumbsProps = {
  /** The trail's name for screen readers ("where you are"). */
  label: string;
  /** From the home page to this page. */
  crumbs: readonly Crumb[];
};

/** The way from the home page to this page. */
export function Crumbs({ label, crumbs }: CrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.crumbs}>
        {crumbs.map(({ label: words, href }) => (
          <li key={words} className={css.crumb}>
            {href ? <Link href={href}>{words}</Link> : <span aria-current="page">{words}</span>}
            {href && <Icon of={icons.chevronRight} className={css.arrow} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
