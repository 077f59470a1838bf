import { takeFocus } from "@gk/ui/take-focus";
import { VisuallyHidden } from "@gk/ui/visually-hidden";
import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { heading } from "./heading.ts";
import { namedPlace } from "./named-place.ts";
import { isStaying } from "./same-place.ts";

/** The address of the page that shows: where the document's own layout fails it is drawn anew. */
let shown: string | undefined;

/** Takes whoever follows a link to the place in the page that it names (`/#what-is-gk`). */
function goTo(hash: string) {
  const left = new AbortController();
  const id = namedPlace(hash);
  void import("@gk/ui/anchor-scroll").then(({ scrollToAnchor }) => scrollToAnchor(id, left.signal));
  return () => left.abort();
}

/**
 * Does within the site what a browser does when it loads a page: its title is said, and the focus goes to its heading, or
 * to the place that the address names. Where a page is loaded the browser does it; a choice of language stays where it is.
 *
 * @source spec §2 "Navigation"; T33; decision 95
 */
export function Arrival() {
  const location = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  const news = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const address = pathname + search;
    const isOther = shown !== undefined && shown !== address;
    shown = address;
    if (isOther && news.current) news.current.textContent = document.title;
    if (isStaying(location)) return undefined;
    if (isFollowed && hash !== "") return goTo(hash);
    return isOther ? takeFocus(heading, { preventScroll: true }) : undefined;
  }, [location, isFollowed]);

  return (
    <div aria-live="polite">
      <VisuallyHidden>
        <span ref={news} />
      </VisuallyHidden>
    </div>
  );
}
