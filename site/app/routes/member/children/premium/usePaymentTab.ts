import { useEffect, useState } from "react";
import { isBegunElsewhere } from "../../../../payment/begun-attempt.ts";

/** `free` is a second tab whose first one is gone, or has settled its attempt. */
type PaymentTab = "first" | "second" | "free";

const lock = "payment";

/** Resolves once no other tab has an attempt under way; asked again whenever somebody comes back to this one. */
async function settledElsewhere(signal: AbortSignal, isWaiting: () => void): Promise<void> {
  while (!signal.aborted && (await isBegunElsewhere())) {
    isWaiting();
    await new Promise((resume) => {
      addEventListener("focus", resume, { once: true, signal });
      signal.addEventListener("abort", resume, { once: true });
    });
  }
}

/** Once the page before in this tab, for another child, has let go of the lock: what is let go of is free only later. */
let letGo: Promise<void> = Promise.resolve();

/**
 * Which of the browser's tabs this is among those that are open for a payment. The first one holds a lock for as long
 * as its page shows, and its attempt is written down from then on, while the gateway's page shows; a second one waits
 * for both.
 * @source spec §4 "Payment tabs"; T108; decision 63
 */
export function usePaymentTab(): { tab: PaymentTab; take: () => void } {
  const [tab, setTab] = useState<PaymentTab>("first");

  useEffect(() => {
    const { locks } = navigator as Partial<Navigator>;
    if (!locks) return undefined;
    const left = new AbortController();
    const { signal } = left;
    const held = () => new Promise<void>((release) => signal.addEventListener("abort", () => release()));
    let isSecond = false;
    const wait = () => {
      isSecond = true;
      setTab("second");
    };
    /** Nothing is said to a tab that did not have to wait. */
    async function hold() {
      await settledElsewhere(signal, wait);
      if (signal.aborted) return;
      if (isSecond) setTab("free");
      await held();
    }
    async function queue(manager: LockManager) {
      if (await manager.request(lock, { ifAvailable: true }, (got) => got && hold().then(() => true))) return;
      if (signal.aborted) return;
      wait();
      // Refused only when the page is left before its turn.
      await manager.request(lock, { signal }, hold).catch(() => undefined);
    }
    const queued = letGo.then(() => (signal.aborted ? undefined : queue(locks)));
    return () => {
      left.abort();
      letGo = queued;
    };
  }, []);

  return { tab, take: () => setTab("first") };
}
