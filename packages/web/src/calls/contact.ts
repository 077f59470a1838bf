import type { Calls } from "../call.ts";

export const contactCalls = {
  sendContactMessage: { method: "POST", path: "/contact-us", access: "public", encoding: "json" },
} as const satisfies Calls;
