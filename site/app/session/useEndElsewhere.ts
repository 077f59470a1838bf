import { useEffect } from "react";
import { accountQuery } from "./verification.ts";

/**
 * Asks who is there when somebody comes back to the tab, or to a page that the browser had put away: whoever has signed out in
 * another tab is signed out here too, and whoever has signed in there as somebody else finds no page of the one before.
 */
export function useEndElsewhere(): void {
  useEffect(() => {
    const come = () => void askWhoIsThere();
    const comeOutOfHistory = ({ persisted }: PageTransitionEvent) => persisted && come();
    addEventListener("focus", come);
    addEventListener("pageshow", comeOutOfHistory);
    return () => {
      removeEventListener("focus", come);
      removeEventListener("pageshow", comeOutOfHistory);
    };
  }, []);
}

/** The client leaves the page where the session is over, and for nothing else. */
async function askWhoIsThere() {
  const { ask } = await import("../data/ask.ts");
  await ask(accountQuery);
}
