import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Loads a page anew that the browser takes out of its history as it was left, and answers whether to wait for that:
 * what it says of money is no longer known (decision 63).
 */
export function useFreshFromHistory(): boolean {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => {
    const done = new AbortController();
    const { signal } = done;
    // Whatever shows now would show again before anybody could ask.
    const leave = ({ persisted }: PageTransitionEvent) => persisted && flushSync(() => setLeft(true));
    // A new visit, since a page that came in answer to a form could not be loaded again without sending it.
    const restore = ({ persisted }: PageTransitionEvent) =>
      persisted && location.replace(location.pathname + location.search);
    addEventListener("pagehide", leave, { signal });
    addEventListener("pageshow", restore, { signal });
    return () => done.abort();
  }, []);
  return isLeft;
}
