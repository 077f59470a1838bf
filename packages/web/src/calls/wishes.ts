import type { Calls } from "../call.ts";

export const wishCalls = {
  listWishes: { method: "GET", path: "/wishes", access: "public" },
  addWish: { method: "POST", path: "/wishes", access: "public", encoding: "json" },
  listPendingWishes: { method: "GET", path: "/wishes/pending", access: "member" },
  moderateWish: { method: "PATCH", path: "/wishes/{id}", access: "member", encoding: "json" },
} as const satisfies Calls;
