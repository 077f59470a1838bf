import { type Locale, localizePath } from "@gk/domain";
import type { LinkProps } from "@gk/ui/link";
import { useUi } from "@gk/ui/ui-provider";
import { type MouseEvent, use } from "react";
import { hasNoLanguage, isOutsideRouter } from "../paths.ts";
import { Moves } from "./PageMoves.tsx";

/** How `@gk/ui` draws links here: in the page's language, pages by the router, everything else by the browser. */
export function RouterLink({ href, ...rest }: LinkProps) {
  const { locale } = useUi<Locale>();
  const address = hasNoLanguage(href) ? href : localizePath(href, locale);
  return isOutsideRouter(href) ? <a {...rest} href={address} /> : <PageLink {...rest} href={address} />;
}

/** Whether a press asks the browser for more than to go there: for a tab, a window or a file. */
const asksForMore = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey || !["", "_self"].includes(currentTarget.target);

function PageLink(props: LinkProps) {
  const { href, onClick, onMouseEnter, onMouseLeave, onFocus, onBlur, onTouchStart } = props;
  const moves = use(Moves);
  const intend = () => moves.intend(href);
  const intendNothing = () => moves.intend(undefined);
  return (
    <a
      {...props}
      data-discover="true"
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || asksForMore(event)) return;
        event.preventDefault();
        moves.go(href);
      }}
      onMouseEnter={inTurn(onMouseEnter, intend)}
      onMouseLeave={inTurn(onMouseLeave, intendNothing)}
      onFocus={inTurn(onFocus, intend)}
      onBlur={inTurn(onBlur, intendNothing)}
      onTouchStart={inTurn(onTouchStart, intend)}
    />
  );
}

/** What the piece itself does, then what every link does. */
const inTurn =
  <Event,>(own: ((event: Event) => void) | undefined, then: () => void) =>
  (event: Event) => {
    own?.(event);
    then();
  };
