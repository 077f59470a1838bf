import { type EventTime, type Locale, promotionCodes, type SocialService } from "@gk/domain";

/** The parts of a child's record, in the order of their index marks; each has an address of its own. */
export const recordParts = ["overview", "performance", "prize", "subscription", "caregivers"] as const;
export type RecordPart = (typeof recordParts)[number];

/**
 * Every address that a page leads to, without language prefix: links, forms and redirects take it from here, and the
 * current language is put in front in one place (`locale/RouterLink`, `localizePath`).
 *
 * @source spec §2
 */
export const paths = {
  home: "/",
  introduction: "/#what-is-gk",
  about: "/about-us",
  app: "/app",
  contact: "/contact-us",
  contactAbout: (subject: string) => `/contact-us?about=${subject}`,
  contactAboutEvent: (slug: string) => `/contact-us?about=event&event=${slug}`,
  download: "/download",
  downloadSchool: "/download/school",
  /** What a camera scans to open one of the two on a phone. */
  downloadCode: (page: string) => `${page}/code.svg`,
  events: "/events",
  eventsAt: (when: EventTime) => `/events?when=${when}`,
  faq: "/faq",
  faqPlans: "/faq#plans",
  faqSchool: "/faq#school",
  faqAnswer: (id: string) => `/faq#${id}`,
  maintenance: "/maintenance",
  market: "/market",
  news: "/news",
  newsletter: "/newsletter",
  offline: "/offline",
  plans: "/plans",
  /** The plans with what the promotion bar promises (decision 68). */
  newUserOffer: `/plans?code=${promotionCodes.newUser}`,
  schoolPlans: "/plans?type=school",
  privacy: "/privacy-policy",
  school: "/school",
  search: "/search",
  terms: "/terms-and-conditions",
  termsOfSubscription: "/terms-of-subscription",
  tips: "/tips",
  /** The tips about an area of good character, by its name. */
  tipsAbout: (area: string) => `/tips?category=${area}`,
  wishTree: "/wish/wish-tree",
  addWish: "/wish/add-wish",
  adminWish: "/wish/admin-wish",
  manifest: "/manifest.webmanifest",
  /** Where the form of a Tap & Go payment is posted to, and where the payer comes back to. */
  tapAndGo: "/web/payments",
  tapAndGoReturn: "/tapngo/callback",
  signIn: "/auth?type=signin",
  register: "/auth?type=register",
  auth: "/auth",
  /** No type of its own: a state of signing in (T20). */
  forgot: "/auth?type=signin&forgot=1",
  resetPassword: "/auth/reset",
  verification: "/auth/verification",
  member: "/member",
  children: "/member/children",
  createChild: "/member/children/create",
  emailVerification: "/member/email-verification",
  orders: "/member/subscription-orders",
  receipt: (orderId: number, page: number) =>
    `/member/subscription-orders?${new URLSearchParams({ page: String(page), receipt: String(orderId) })}#receipt`,
  activities: "/member/special-activity",
  activity: (id: number) => `/member/special-activity/${id}`,
  payment: "/member/settings/payment",
  addPaymentMethod: "/member/settings/payment/create",
  prizes: "/member/prizes",
  prizesOf: (id: number) => `/member/prizes?child=${id}`,
  profile: "/member/profile",
  settings: "/member/settings",
  signOut: "/member/signout",
  advertisement: (id: number) => `/market/${id}`,
  articles: (type: string) => `/${type}`,
  article: (type: string, slug: string) => `/${type}/${slug}`,
  child: (id: number) => `/member/children/${id}`,
  /** One of the marks of a child's record, which begins with the overview. */
  childPart: (id: number, part: RecordPart) => `/member/children/${id}${part === "overview" ? "" : `/${part}`}`,
  updateChild: (id: number) => `/member/children/${id}/update`,
  premium: (id: number) => `/member/children/${id}/premium`,
  schoolType: (slug: string) => `/school/${slug}`,
  schoolArticle: (type: string, slug: string) => `/school/${type}/${slug}`,
  paymentStatus: (status: "success" | "cancelled", process: string) =>
    `/member/settings/payment/${status}?process=${process}`,
} as const;

/** An address whose query says something more. */
export const withQuery = (path: string, more: Readonly<Record<string, string>>) =>
  `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(more)}`;

/** Whether a page is one where a child's plan is bought, in any language. */
export const isPremiumPage = (path: string) => path.endsWith("/premium");

/** Whether the bar of offers stands on a page: in the member area only where a plan is bought. */
export const hasOffers = (path: string) => !path.startsWith(paths.member) || isPremiumPage(path);

/** The way to the page in another language that remembers the choice (decision 41). */
export const localeSwitchPath = (to: string, back: string) => `/locale?${new URLSearchParams({ to, back })}`;

/** Begins a sign-in with another service, and comes back to a page of ours (decision 127). */
export const socialStartPath = (service: SocialService, locale: Locale, wanted: string | null) =>
  `/social/${service}?${new URLSearchParams({ locale, ...(wanted === null ? {} : { redirect: wanted }) })}`;

/** Hides the promotion bar for a day and comes back. */
export const closePromotionPath = (back: string) => `/promotion/close?${new URLSearchParams({ back })}`;

/** Addresses that are the same in both languages: the server answers them itself, or another site does. */
export const hasNoLanguage = (href: string) =>
  !href.startsWith("/") || /^\/(locale|promotion|social|development|web|assets)\b/.test(href);

/** Addresses that the router does not know; a file's has a language all the same. */
export const isOutsideRouter = (href: string) => hasNoLanguage(href) || /\.(svg|ics|pdf|json)\b/.test(href);
