import type { LinkProps } from "@gk/ui/link";
import { Link } from "react-router-dom";
import { isOutsideRouter } from "../paths.ts";
import { useLocalize } from "./locale.ts";
import { prefetchMode } from "./prefetch.ts";

/** How `@gk/ui` draws links here: pages in the page's language by the router, everything else by the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const localize = useLocalize();
  if (isOutsideRouter(href)) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={localize(href)} prefetch={prefetchMode()}>
      {children}
    </Link>
  );
}
