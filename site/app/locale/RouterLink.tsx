import { type Locale, localizePath } from "@gk/domain";
import type { LinkProps } from "@gk/ui/link";
import { useUi } from "@gk/ui/ui-provider";
import { type MouseEvent, use } from "react";
import { hasNoLanguage, isOutsideRouter } from "../paths.ts";
import { discovered } from "./discovered.ts";
import { Moves } from "./PageMoves.tsx";

/** How `@gk/ui` draws links here: in the page's language, pages by the router, everything else by the browser. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const { locale } = useUi<Locale>();
  const address = hasNoLanguage(href) ? href : localizePath(href, locale);
  if (!isOutsideRouter(href)) {
    return (
      <PageLink {...rest} href={address}>
        {children}
      </PageLink>
    );
  }
  return (
    <a {...rest} href={address}>
      {children}
    </a>
  );
}

/** Whether a press asks the browser for more than to go there: for a tab, a window or a file. */
const asksForMore = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !["", "_self"].includes(currentTarget.target);

function PageLink({ href, children, onClick, onMouseEnter, onMouseLeave, onFocus, onBlur, ...rest }: LinkProps) {
  const { go, intend } = use(Moves);
  const wanted = () => intend(href);
  const unwanted = () => intend(undefined);
  return (
    <a
      {...rest}
      href={href}
      {...discovered}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForMore(event)) return;
        event.preventDefault();
        go(href);
      }}
      onMouseEnter={inTurn(onMouseEnter, wanted)}
      onMouseLeave={inTurn(onMouseLeave, unwanted)}
      onFocus={inTurn(onFocus, wanted)}
      onBlur={inTurn(onBlur, unwanted)}
      onTouchStart={inTurn(rest.onTouchStart, wanted)}
    >
      {children}
    </a>
  );
}

/** What the piece itself does, then what every link does. */
const inTurn =
  <Event,>(own: ((event: Event) => void) | undefined, then: () => void) =>
  (event: Event) => {
    own?.(event);
    then();
  };
