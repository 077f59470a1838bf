import { daySeconds } from "../date/day-length.ts";
import { mailCodeSeconds, sessionSeconds } from "../limit/limit.ts";
import { welcomePauseDays } from "../newsletter/newsletter-source.ts";
import { promotionClosed, promotionCookie } from "./promotion-cookie.ts";

interface CookieRule {
  readonly name: string;
  /** Undefined for a cookie that ends with the browser's session. */
  readonly maxAgeSeconds?: number;
  readonly httpOnly: boolean;
}

/**
 * Every cookie of the product: its name, its life and whether scripts may read it.
 * @units seconds (`Max-Age`, not milliseconds or days: T45)
 * @source decision 33; spec §9
 */
export const cookies = {
  /** The provider's token; scripts never see it (T50). */
  session: { name: "gk_session", maxAgeSeconds: sessionSeconds, httpOnly: true },
  /** Set by the server's response, since browsers cut script-set cookies to 7 days (T51, decision 41). */
  locale: { name: "locale", maxAgeSeconds: 365 * daySeconds, httpOnly: false },
  promotion: promotionCookie,
  newsletterClosed: { name: "newsletter_closed", maxAgeSeconds: daySeconds, httpOnly: false },
  newsletterSubscribed: { name: "newsletter_subscribed", maxAgeSeconds: 365 * daySeconds, httpOnly: false },
  /** That the welcome pop-up has shown (decision 46). */
  welcome: { name: "welcome", maxAgeSeconds: welcomePauseDays * daySeconds, httpOnly: false },
  alert: { name: "alert", httpOnly: false },
  /** Which tab has begun which attempt to pay (decision 63). */
  payment: { name: "payment", httpOnly: false },
  /** The page that somebody was on the way to when the address had to be verified: as long as the mail's code lives. */
  wanted: { name: "wanted", maxAgeSeconds: mailCodeSeconds, httpOnly: false },
  /** A sign-in that was begun with another service: as long as somebody may take there (decision 127). */
  social: { name: "social", maxAgeSeconds: 1800, httpOnly: true },
} as const satisfies Record<string, CookieRule>;

/**
 * The attributes that every cookie of the product carries beside its own.
 * @source decision 33
 */
export const cookieAttributes = { path: "/", sameSite: "lax" } as const;

/**
 * What the cookies say.
 * @source spec §4, decision 33
 */
export const cookieValue = {
  promotionClosed,
  newsletterClosed: "true",
  newsletterSubscribed: "true",
  welcomeShown: "true",
  /** Holds a space, so it is encoded on writing and decoded on reading (T47). */
  noSubscribe: "no subscribe",
  noAlert: "",
} as const;

/**
 * Whether the promotion bar shows: always, unless its cookie is the text `false`.
 * @source spec §4; T44
 */
export function showsPromotion(cookie: string | undefined): boolean {
  return cookie !== cookieValue.promotionClosed;
}

/**
 * Whether the newsletter pop-up shows: until a cookie says that it was closed or subscribed.
 * @source spec §4
 */
export function showsNewsletter(cookie: { closed: string | undefined; subscribed: string | undefined }): boolean {
  return cookie.closed !== cookieValue.newsletterClosed && cookie.subscribed !== cookieValue.newsletterSubscribed;
}

/**
 * Whether the welcome pop-up shows: once in 30 days.
 * @source decision 46
 */
export function showsWelcome(cookie: string | undefined): boolean {
  return cookie !== cookieValue.welcomeShown;
}

/**
 * The text of the alert cookie, which in spite of its words depends on prizes and not on plans. Set only after a 200.
 * @source spec §4; T48, T49
 */
export function alertCookieText(children: readonly { readonly has_prize: boolean }[]): string {
  return children.some((child) => child.has_prize) ? cookieValue.noAlert : cookieValue.noSubscribe;
}
