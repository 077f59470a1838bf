import { paymentStatus } from "@gk/domain";
import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router-dom";
import { useAnswer } from "../../../../data/answers.ts";
import { refresh } from "../../../../data/refresh.ts";
import { orderQuery, outcomeQuery } from "./payment.ts";
import { waitMs } from "./waiting.ts";

/** A payment that the page's loader knows, and its purchase; none for a card that was only stored. */
export type KnownPayment = { process?: string | undefined; orderId?: number | undefined };

/**
 * What the provider says of a payment and of its order. While it is pending and the page is looked at, it is asked
 * again, less and less often; `waitedOut` says that this was long enough.
 */
export function usePayment({ process, orderId }: KnownPayment) {
  const [times, setTimes] = useState(0);
  const wait = waitMs(times);
  const asked = process === undefined ? undefined : outcomeQuery(process);
  const outcome = useAnswer(asked)?.data;
  const isPending = outcome?.payment_status === paymentStatus.pending;
  useAnswer(asked, {
    refreshInterval: isPending ? (wait ?? 0) : 0,
    dedupingInterval: 0,
    onSuccess: () => {
      setTimes((count) => count + 1);
      void refresh("getOrder", "listOrders");
    },
  });
  const { revalidate } = useRevalidator();
  const wasPending = useRef(isPending);
  useEffect(() => {
    // The head and the menu are the loader's, which knew no more than the page then.
    if (wasPending.current && !isPending) void revalidate();
    wasPending.current = isPending;
  }, [isPending, revalidate]);
  const order = useAnswer(orderId === undefined ? undefined : orderQuery(orderId))?.data;
  return { outcome, order, waitedOut: wait === undefined };
}
