import { type Locale, localizePath } from "@gk/domain";
import type { LinkProps } from "@gk/ui/link";
import { useUi } from "@gk/ui/ui-provider";
import { hasNoLanguage, isOutsideRouter } from "../paths.ts";
import { routersMark } from "./routers-mark.ts";

/**
 * How `@gk/ui` draws links here: in the page's language, pages by the router, everything else by the browser. It is a plain
 * link all the same: whatever is pressed, `LinkMoves` hears it.
 */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const { locale } = useUi<Locale>();
  return (
    <a
      {...rest}
      href={hasNoLanguage(href) ? href : localizePath(href, locale)}
      {...(!isOutsideRouter(href) && routersMark)}
    >
      {children}
    </a>
  );
}
