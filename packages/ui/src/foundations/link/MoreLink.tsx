import { cx } from "class-variance-authority";
import { Icon, icons } from "../icon/index.ts";
import type { LinkProps } from "../ui-provider/index.ts";
import { Link } from "./Link.tsx";
import * as css from "./MoreLink.css.ts";

/** Leads from a part to the whole: all questions, the whole guide. It ends in an arrow. */
export function MoreLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={cx(css.more, className)}>
      {children}
      <Icon of={icons.arrowRight} />
    </Link>
  );
}
