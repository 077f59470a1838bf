import { useEffect } from "react";
import { accountQuery } from "./verification.ts";

/** Asks who is there when somebody comes back to the tab: whoever has signed out in another one is signed out here too. */
export function useEndElsewhere(): void {
  useEffect(() => {
    const come = () => void askWhoIsThere();
    addEventListener("focus", come);
    return () => removeEventListener("focus", come);
  }, []);
}

/** The client leaves the page where the session is over, and for nothing else. */
async function askWhoIsThere() {
  const { ask } = await import("../data/ask.ts");
  await ask(accountQuery);
}
