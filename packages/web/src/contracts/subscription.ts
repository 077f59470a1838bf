import { promotionCodeText, purchaseSchema } from "@gk/domain";
import * as v from "valibot";
import type { subscriptionCalls } from "../calls/subscription.ts";
import type { Contracts } from "../contract.ts";
import { childAnswer } from "../envelope.ts";
import { orderSchema } from "../shapes/order.ts";
import { promotionCheckSchema } from "../shapes/payment.ts";
import { subscriptionSchema } from "../shapes/subscription.ts";
import { byId, recordId } from "./request.ts";

export const subscriptionContracts = {
  getCurrentOrder: {
    summary: "A child's pending order; null without one",
    source: "spec §7",
    params: byId,
    answer: childAnswer(v.nullable(orderSchema)),
  },
  checkPromotionCode: {
    summary: "What a promotion code does to the price of a plan",
    source: "spec §7",
    params: v.object({ id: recordId, code: promotionCodeText }),
    query: v.object({ plan_id: recordId }),
    answer: childAnswer(promotionCheckSchema),
  },
  purchaseSubscription: {
    summary: "Order a plan for a child; the same process never charges twice (decision 28)",
    source: "spec §7",
    params: byId,
    body: purchaseSchema,
    answer: childAnswer(orderSchema),
  },
  toggleAutoRenew: {
    summary: "Flip auto-renew; not to be repeated by itself (T77)",
    source: "spec §7",
    params: byId,
    answer: childAnswer(subscriptionSchema),
  },
} as const satisfies Contracts<typeof subscriptionCalls>;
