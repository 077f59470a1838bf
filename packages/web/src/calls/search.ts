import type { Calls } from "../call.ts";

export const searchCalls = {
  searchContent: { method: "GET", path: "/search", access: "public" },
} as const satisfies Calls;
