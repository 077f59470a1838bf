import type { Calls } from "../call.ts";

export const activityCalls = {
  listActivities: { method: "GET", path: "/activities", access: "public" },
  getActivity: { method: "GET", path: "/activities/{id}", access: "public" },
  // Spec §7 lists joining among the public calls, but a child can only be checked against a signed-in parent
  // (decision 26), and public calls never carry the token (T81).
  joinActivity: { method: "POST", path: "/activities/{id}", access: "member", encoding: "json" },
  leaveActivity: { method: "DELETE", path: "/activities/{id}", access: "member" },
} as const satisfies Calls;
