import type { Calls } from "../call.ts";

export const promotionCalls = {
  streamPromotion: { method: "GET", path: "/promotion.json", access: "public", answers: "stream" },
} as const satisfies Calls;
