/** A page that is measured, and how a browser asks for it. */
export type BenchPage = { name: string; path: string; language: string };

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

/** Every kind of public page in both languages. */
export const publicPages: readonly BenchPage[] = [
  ...pages,
  ...addresses.flatMap((path) => [
    { name: path, path, language: "zh-HK" },
    { name: `/en-US${path}`, path: `/en-US${path}`, language: "en-US" },
  ]),
];
