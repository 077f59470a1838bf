import { paymentStatus } from "@gk/domain";
import { useState } from "react";
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
  useAnswer(asked, {
    refreshInterval: outcome?.payment_status === paymentStatus.pending ? (wait ?? 0) : 0,
    dedupingInterval: 0,
    onSuccess: () => {
      setTimes((count) => count + 1);
      void refresh("getOrder", "listOrders");
    },
  });
  const order = useAnswer(orderId === undefined ? undefined : orderQuery(orderId))?.data;
  return { outcome, order, waitedOut: wait === undefined };
}
