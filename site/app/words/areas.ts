import { splitPath } from "@gk/domain";
import type { Area } from "./catalogue.ts";

const inMemberArea = (...areas: Area[]): readonly Area[] => ["member", ...areas];

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
  maintenance: ["maintenance"],
  market: ["content"],
  "market/:advertisementId": ["content"],
  member: inMemberArea("children"),
  "member/children": inMemberArea("children"),
  "member/children/create": inMemberArea("children", "forms"),
  "member/children/:childId": inMemberArea("children", "purchase", "forms"),
  "member/children/:childId/update": inMemberArea("children", "forms"),
  "member/children/:childId/premium": inMemberArea("purchase", "catalogue", "children", "forms"),
  "member/email-verification": inMemberArea("forms"),
  "member/profile": inMemberArea("forms"),
  "member/settings": inMemberArea("purchase", "forms"),
  "member/settings/payment": inMemberArea("purchase", "forms"),
  "member/settings/payment/:status": inMemberArea("purchase", "forms"),
  "member/settings/payment/create": inMemberArea("purchase", "forms"),
  "member/subscription-orders": inMemberArea("purchase", "forms"),
  "newsletter/unsubscribe": ["content", "forms"],
  plans: ["plans", "catalogue", "content"],
  "privacy-policy": ["content"],
  school: ["content"],
  "school/:slug": ["content"],
  "school/:slug/:input": ["content"],
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
const areasOf = (path: string): readonly Area[] => [
  "shell",
  ...((pageAreas as Partial<Record<string, readonly Area[]>>)[path] ?? []),
];

/** The areas of a page by its route's pattern, in any of the three forms of an address: `/zh-HK/market/:advertisementId`. */
export const areasOfPattern = (pattern: string) => areasOf(splitPath(`/${pattern.replace(/^\//, "")}`).path.slice(1));

/** The areas of a page by its route's id: `zh-HK:market`. */
export const areasOfRoute = (id: string) => areasOf(id.slice(id.indexOf(":") + 1));
