import type { Calls } from "../call.ts";

export const newsletterCalls = {
  subscribeToNewsletter: { method: "POST", path: "/newsletter", access: "public", encoding: "json" },
  unsubscribeFromNewsletter: { method: "POST", path: "/newsletter/unsubscribe", access: "public", encoding: "json" },
} as const satisfies Calls;
