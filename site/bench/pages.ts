/** A page that is measured, and how a browser asks for it. */
export type BenchPage = { name: string; path: string; language: string; cookie?: string };

/** The home page in both languages. `/` is the Chinese one for a browser that asks for Chinese (decision 5). */
export const pages: readonly BenchPage[] = [
  { name: "zh-HK", path: "/", language: "zh-HK" },
  { name: "en-US", path: "/en-US", language: "en-US" },
];

/** What visitors see, an address of each kind; under `/en-US` in English. */
const addresses = [
  "/about-us",
  "/app",
  "/auth?type=signin",
  "/contact-us",
  "/download",
  "/download/school",
  "/events",
  "/events/kindness-picnic",
  "/faq",
  "/market",
  "/market/1",
  "/news",
  "/newsletter",
  "/plans",
  "/plans?type=school",
  "/privacy-policy",
  "/school",
  "/search",
  "/search?q=app",
  "/tips",
  "/wish/wish-tree",
];

/** What the parent of the seed sees who has most to see. */
const memberAddresses = [
  "/member",
  "/member/children",
  "/member/children/301",
  "/member/children/301/performance",
  "/member/children/301/prize",
  "/member/children/301/caregivers",
  "/member/children/301/subscription",
  "/member/children/301/update",
  "/member/children/create",
  "/member/prizes",
  "/member/profile",
  "/member/settings",
  "/member/settings/payment",
  "/member/special-activity",
  "/member/special-activity/3",
  "/member/subscription-orders",
];

const inBoth = (paths: readonly string[]): BenchPage[] =>
  paths.flatMap((path) => [
    { name: path, path, language: "zh-HK" },
    { name: `/en-US${path}`, path: `/en-US${path}`, language: "en-US" },
  ]);

/** Every kind of public page in both languages. */
export const publicPages: readonly BenchPage[] = [...pages, ...inBoth(addresses)];

/** Every kind of page that a signed-in parent sees, for whom a session is open. */
export const pagesOfMember = (cookie: string): BenchPage[] =>
  inBoth(memberAddresses).map((page) => ({ ...page, cookie }));
