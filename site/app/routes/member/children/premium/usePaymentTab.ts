import { useEffect, useState } from "react";

/** `free` is a second tab whose first one is gone. */
type PaymentTab = "first" | "second" | "free";

const lock = "payment";

/**
 * Which of the browser's tabs this is among those that are open for a payment. The first one holds a lock for as long
 * as its page shows; a second one waits for it.
 * @source spec §4 "Payment tabs"; T108
 */
export function usePaymentTab(): { tab: PaymentTab; take: () => void } {
  const [tab, setTab] = useState<PaymentTab>("first");

  useEffect(() => {
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return undefined;
    const left = new AbortController();
    const hold = () => new Promise<void>((release) => left.signal.addEventListener("abort", () => release()));
    const wait = () =>
      locks.request(lock, { signal: left.signal }, () => {
        setTab("free");
        return hold();
      });
    void locks.request(lock, { ifAvailable: true }, (held) => {
      if (left.signal.aborted) return undefined;
      if (held) return hold();
      setTab("second");
      // Refused only when the page is left before its turn.
      void wait().catch(() => undefined);
      return undefined;
    });
    return () => left.abort();
  }, []);

  return { tab, take: () => setTab("first") };
}
