import type { Calls } from "../call.ts";

export const marketCalls = {
  listMarketCategories: { method: "GET", path: "/market-categories", access: "public" },
  listAdvertisements: { method: "GET", path: "/market", access: "public" },
  getAdvertisement: { method: "GET", path: "/market/{id}", access: "public" },
} as const satisfies Calls;
