import { useEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { isStaying } from "./same-place.ts";

/**
 * Takes whoever follows a link to the place in the page that it names (`/#what-is-gk`). Where a page is loaded or gone
 * back to, the browser does it.
 *
 * @source spec §2 "Navigation"; T33
 */
export function useAnchor() {
  const location = useLocation();
  const followed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (!followed || location.hash === "" || isStaying(location)) return undefined;
    const id = decodeURIComponent(location.hash.slice(1));
    const left = new AbortController();
    void import("@gk/ui/anchor-scroll").then(({ scrollToAnchor }) => scrollToAnchor(id, left.signal));
    return () => left.abort();
  }, [location, followed]);
}
