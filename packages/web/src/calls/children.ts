import type { Calls } from "../call.ts";

export const childrenCalls = {
  listChildren: { method: "GET", path: "/children", access: "member" },
  getChild: { method: "GET", path: "/children/{id}", access: "member" },
  getChildImage: { method: "GET", path: "/children/{id}/image", access: "member", answers: "binary" },
  getPerformance: { method: "GET", path: "/children/{id}/performance", access: "member" },
  getMonthlyReport: { method: "GET", path: "/children/{id}/reports/{report_id}", access: "member" },
  createChild: { method: "POST", path: "/children", access: "member", encoding: "multipart" },
  updateChild: { method: "POST", path: "/children/{id}", access: "member", encoding: "multipart", override: "put" },
  getPrizeChoice: { method: "GET", path: "/children/{id}/prize", access: "member" },
  choosePrize: { method: "POST", path: "/children/{id}/prize", access: "member", encoding: "json" },
  inviteCaregiver: { method: "POST", path: "/children/{id}/caregivers", access: "member", encoding: "json" },
  removeCaregiver: { method: "DELETE", path: "/children/{id}/caregivers/{caregiver_id}", access: "member" },
} as const satisfies Calls;
