import type { promotionCalls } from "../calls/promotion.ts";
import type { Contracts } from "../contract.ts";

export const promotionContracts = {
  streamPromotion: {
    summary: "The promotion as server-sent events in the protocol of the Firebase realtime database",
    source: "decision 34",
  },
} as const satisfies Contracts<typeof promotionCalls>;
