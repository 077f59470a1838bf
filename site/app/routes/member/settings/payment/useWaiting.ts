import { useEffect, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { waitMs } from "./waiting.ts";

/**
 * Asks the page's loader again, less and less often, while a payment is pending and the page is looked at. Says whether
 * it has asked long enough.
 */
export function useWaiting(isPending: boolean): { waitedOut: boolean } {
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const wait = waitMs(asked);

  useEffect(() => {
    if (!isPending || wait === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      setAsked((count) => count + 1);
      void revalidate();
    };
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === "visible") timer = setTimeout(ask, wait);
    };
    watch();
    document.addEventListener("visibilitychange", watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [isPending, wait, revalidate]);

  return { waitedOut: wait === undefined };
}
