import { paymentStatus } from "@gk/domain";
import { useState } from "react";
import { refresh, useAnswer } from "../../../../data/answers.ts";
import { orderOf, ordersQuery, outcomeQuery } from "./payment.ts";
import { waitMs } from "./waiting.ts";

/** A payment that the page's loader knows, and whether it has read the orders too. */
export type KnownPayment = { process?: string | undefined; hasOrders?: boolean | undefined };

/**
 * What the provider says of a payment and of its order. While it is pending and the page is looked at, it is asked
 * again, less and less often; `waitedOut` says that this was long enough.
 */
export function usePayment({ process, hasOrders }: KnownPayment) {
  const [times, setTimes] = useState(0);
  const wait = waitMs(times);
  const asked = process === undefined ? undefined : outcomeQuery(process);
  const outcome = useAnswer(asked)?.data;
  useAnswer(asked, {
    refreshInterval: outcome?.payment_status === paymentStatus.pending ? (wait ?? 0) : 0,
    dedupingInterval: 0,
    onSuccess: () => {
      setTimes((count) => count + 1);
      void refresh("listOrders");
    },
  });
  const orders = useAnswer(hasOrders ? ordersQuery : undefined)?.data;
  return { outcome, order: outcome && orders && orderOf(outcome, orders), waitedOut: wait === undefined };
}
