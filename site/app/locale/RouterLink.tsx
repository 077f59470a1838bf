import type { LinkProps } from "@gk/ui/link";
import { Link } from "react-router-dom";
import { hasNoLanguage, isOutsideRouter } from "../paths.ts";
import { useLocalize } from "./locale.ts";
import { prefetchMode } from "./prefetch.ts";

/** How `@gk/ui` draws links here: in the page's language, pages by the router, everything else by the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const localize = useLocalize();
  const address = hasNoLanguage(href) ? href : localize(href);
  if (isOutsideRouter(href)) {
    return (
      <a {...rest} href={address}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={address} prefetch={prefetchMode()}>
      {children}
    </Link>
  );
}
