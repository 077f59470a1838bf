import type { Area } from "./catalogue.ts";

/** The areas of words that each page of `routes.ts` speaks in besides the shell's, by the page's path there. */
export const pageAreas = {
  "": ["home", "catalogue"],
  "about-us": ["content"],
  app: ["content"],
  auth: ["forms"],
  "auth/reset": ["forms"],
  "auth/verification": ["forms", "member"],
  "contact-us": ["content", "forms"],
  download: ["content"],
  "download/school": ["content"],
  faq: ["content"],
  "invitation/refuse": ["content", "forms"],
  maintenance: ["maintenance"],
  market: ["content"],
  "market/:advertisementId": ["content"],
  member: ["member", "children", "special-activity"],
  "member/children": ["member", "children", "forms"],
  "member/children/create": ["member", "children", "child", "forms"],
  "member/children/:childId": ["member", "children", "child"],
  "member/children/:childId/performance": ["member", "children", "child", "record", "catalogue", "prizes"],
  "member/children/:childId/prize": ["member", "children", "child", "prizes"],
  "member/children/:childId/subscription": ["member", "children", "child", "purchase", "forms"],
  "member/children/:childId/caregivers": ["member", "children", "child", "record", "forms"],
  "member/children/:childId/update": ["member", "children", "child", "forms"],
  "member/children/:childId/premium": ["member", "purchase", "catalogue", "children", "forms"],
  "member/email-verification": ["member", "forms"],
  "member/profile": ["member", "forms"],
  "member/settings": ["member", "purchase", "forms"],
  "member/settings/payment": ["member", "purchase", "forms"],
  "member/settings/payment/:status": ["member", "purchase", "forms"],
  "member/settings/payment/create": ["member", "purchase", "forms"],
  "member/signout": ["member"],
  "member/prizes": ["member", "children", "child", "prizes", "forms"],
  "member/special-activity": ["member", "special-activity"],
  "member/special-activity/:activityId": ["member", "children", "forms", "special-activity"],
  "member/subscription-orders": ["member", "purchase", "forms"],
  "newsletter/unsubscribe": ["content", "forms"],
  plans: ["plans", "school", "catalogue", "content"],
  "privacy-policy": ["content"],
  school: ["content", "school", "catalogue", "plans"],
  "school/:slug": ["content"],
  "school/:slug/:input": ["content"],
  "tapngo/callback": ["purchase"],
  "terms-and-conditions": ["content"],
  "terms-of-subscription": ["content"],
  "wish/add-wish": ["content", "catalogue", "forms"],
  "wish/admin-wish": ["content", "catalogue"],
  "wish/wish-tree": ["content", "catalogue"],
  ":articles": ["content", "catalogue"],
  ":articles/:slug": ["content", "catalogue"],
  "*": [],
} as const satisfies Record<string, readonly Area[]>;

/** A page's path in `routes.ts`, without language prefix. */
export type PagePath = keyof typeof pageAreas;

/** All areas that a page speaks in. */
export const areasOf = (page: string): readonly Area[] => [
  "shell",
  ...((pageAreas as Partial<Record<string, readonly Area[]>>)[page] ?? []),
];
