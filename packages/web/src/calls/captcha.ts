import type { Calls } from "../call.ts";

export const captchaCalls = {
  getDevelopmentCaptcha: { method: "GET", path: "/captcha/{action}", access: "public" },
} as const satisfies Calls;
