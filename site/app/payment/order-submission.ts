import { toId } from "@gk/domain";
import { siteDataChanged, submission } from "../forms/submission.ts";
import { type Sending, useSubmission } from "../forms/useSubmission.ts";
import { paths } from "../paths.ts";
import { openCardPage, settled } from "./card-page.ts";

/** What can be done with an order that is not paid yet. */
export type OrderDeed = "pay" | "cancel";

/** Goes on to pay the order that waits for its card page, which a child has one of at most; or cancels an order. */
export const orderDeed = submission({
  name: "order",
  read: (form) => ({ deed: form.get("deed"), id: toId(form.get("id")) }),
  send: async (client, { deed, id }) => {
    if (id === undefined) return siteDataChanged;
    if (deed === ("pay" satisfies OrderDeed)) return openCardPage(client, id);
    if (deed !== ("cancel" satisfies OrderDeed)) return siteDataChanged;
    const result = await client.cancelOrder({ params: { id } });
    return result.ok ? settled : result;
  },
  after: ({ cardPage }) => (cardPage === undefined ? { say: "cancelled" as const } : { leaveFor: cardPage }),
  reads: "page",
});

/** What is done with a page's orders, kept by the page so that it can tell of it after the order's own row is gone. */
export const useOrderDeed = () => useSubmission(orderDeed, undefined, { postTo: paths.orders });

export type OrderSending = Sending<typeof orderDeed>;
