import type { Calls } from "../call.ts";

export const subscriptionCalls = {
  getCurrentOrder: { method: "GET", path: "/children/{id}/current-order", access: "member" },
  checkPromotionCode: { method: "GET", path: "/children/{id}/promotion-codes/{code}", access: "member" },
  purchaseSubscription: { method: "POST", path: "/children/{id}/subscription", access: "member", encoding: "json" },
  // Flips, so it is never repeated by itself (T77).
  toggleAutoRenew: { method: "PUT", path: "/children/{id}/subscription", access: "member" },
} as const satisfies Calls;
