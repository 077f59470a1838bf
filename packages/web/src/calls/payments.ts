import type { Calls } from "../call.ts";

export const paymentCalls = {
  listPaymentMethods: { method: "GET", path: "/payment-methods", access: "member" },
  setDefaultPaymentMethod: { method: "PUT", path: "/payment-methods", access: "member", encoding: "json" },
  deletePaymentMethod: { method: "DELETE", path: "/payment-methods/{id}", access: "member" },
  restorePaymentMethod: { method: "POST", path: "/payment-methods/{id}/restore", access: "member" },
  listOrders: { method: "GET", path: "/subscription-orders", access: "member" },
  getOrder: { method: "GET", path: "/subscription-orders/{id}", access: "member" },
  cancelOrder: { method: "DELETE", path: "/subscription-orders/{id}", access: "member" },
  getPaymentStatus: {
    method: "POST",
    path: "/payment-status",
    access: "member",
    encoding: "json",
    override: "patch",
  },
  startCardSession: { method: "GET", path: "/stripe-session", access: "member" },
  confirmTapAndGo: { method: "POST", path: "/payments/tapngo", access: "member", encoding: "json" },
  startTapAndGo: { method: "POST", path: "/payments", access: "public", encoding: "form", answers: "page" },
} as const satisfies Calls;
