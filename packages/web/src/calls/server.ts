import type { Calls } from "../call.ts";

export const serverCalls = {
  checkServer: { method: "GET", path: "/server", access: "public" },
} as const satisfies Calls;
