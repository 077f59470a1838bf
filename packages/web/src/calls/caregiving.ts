import type { Calls } from "../call.ts";

export const caregivingCalls = {
  listSharedChildren: { method: "GET", path: "/shared-children", access: "member" },
  acceptInvitation: { method: "POST", path: "/shared-children/{id}", access: "member" },
  leaveSharedChild: { method: "DELETE", path: "/shared-children/{id}", access: "member" },
  // Whoever was invited may have no account, and wants none.
  refuseInvitations: { method: "POST", path: "/invitations/refuse", access: "public", encoding: "json" },
} as const satisfies Calls;
