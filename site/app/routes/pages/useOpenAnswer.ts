import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { namedPlace } from "../../layouts/named-place.ts";

/**
 * Unfolds the answer that the address points to (`/faq#refund`) and brings its question into view. Browsers do so by
 * themselves when they load a page, but not when the router moves within it.
 */
export function useOpenAnswer() {
  const { hash } = useLocation();
  useEffect(() => {
    const fold = document.getElementById(namedPlace(hash))?.closest("details");
    if (!fold) return;
    fold.open = true;
    fold.scrollIntoView();
  }, [hash]);
}
