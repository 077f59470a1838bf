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
  download: "/download",
  downloadSchool: "/download/school",
  events: "/events",
  faq: "/faq",
  faqPlans: "/faq#plans",
  faqSchool: "/faq#school",
  maintenance: "/maintenance",
  market: "/market",
  news: "/news",
  plans: "/plans",
  schoolPlans: "/plans?type=school",
  privacy: "/privacy-policy",
  school: "/school",
  terms: "/terms-and-conditions",
  termsOfSubscription: "/terms-of-subscription",
  tips: "/tips",
  wishTree: "/wish/wish-tree",
  addWish: "/wish/add-wish",
  adminWish: "/wish/admin-wish",
  manifest: "/manifest.webmanifest",
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
  payment: "/member/settings/payment",
  addPaymentMethod: "/member/settings/payment/create",
  profile: "/member/profile",
  settings: "/member/settings",
  signOut: "/member/signout",
  advertisement: (id: number) => `/market/${id}`,
  articles: (type: string) => `/${type}`,
  article: (type: string, slug: string) => `/${type}/${slug}`,
  child: (id: number) => `/member/children/${id}`,
  childPlan: (id: number) => `/member/children/${id}?part=subscription`,
  updateChild: (id: number) => `/member/children/${id}/update`,
  premium: (id: number) => `/member/children/${id}/premium`,
  schoolType: (slug: string) => `/school/${slug}`,
  schoolArticle: (type: string, slug: string) => `/school/${type}/${slug}`,
  paymentStatus: (status: "success" | "cancelled", process: string) =>
    `/member/settings/payment/${status}?process=${process}`,
} as const;

/** The way to the page in another language that remembers the choice (decision 41). */
export const localeSwitchPath = (to: string, back: string) => `/locale?${new URLSearchParams({ to, back })}`;

/** Hides the promotion bar for a day and comes back. */
export const closePromotionPath = (back: string) => `/promotion/close?${new URLSearchParams({ back })}`;

/** Addresses that the router does not know: the server answers them itself, or they act when they are opened (T23). */
export const isOutsideRouter = (href: string) =>
  !href.startsWith("/") || /^\/(locale|promotion|development|web|assets)\b/.test(href) || href === paths.signOut;
