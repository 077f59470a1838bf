import type { Calls } from "../call.ts";

export const catalogueCalls = {
  listPrizes: { method: "GET", path: "/prizes", access: "public" },
  listPlans: { method: "GET", path: "/plans/web", access: "public" },
  listAreas: { method: "GET", path: "/areas", access: "public" },
  listEcaCategories: { method: "GET", path: "/eca-categories", access: "public" },
} as const satisfies Calls;
