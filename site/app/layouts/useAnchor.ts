import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** State of a move that shows the same place of the page anew, such as another language. */
export const samePlace = { samePlace: true } as const;

const isSamePlace = (state: unknown) => typeof state === "object" && state !== null && "samePlace" in state;

/**
 * Takes whoever follows a link to the place in the page that it names (`/#what-is-gk`). Where a page is loaded or gone
 * back to, the browser does it.
 *
 * @source spec §2 navigation; T33
 */
export function useAnchor() {
  const location = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!followed || location.hash === "" || isSamePlace(location.state)) return undefined;
    const id = decodeURIComponent(location.hash.slice(1));
    const left = new AbortController();
    void import("@gk/ui/anchor-scroll").then(({ scrollToAnchor }) => scrollToAnchor(id, left.signal));
    return () => left.abort();
  }, [location, followed]);
}
