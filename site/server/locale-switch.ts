import {
  cookies,
  defaultLocale,
  isLocale,
  isPrefetch,
  languageId,
  localizePath,
  prefetchStatus,
  safePath,
} from "@gk/domain";
import { withinTime } from "@gk/web";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { goBack } from "./go-back.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import { isOurs } from "./same-origin.ts";
import { sessionCookie } from "./session-cookie.ts";

/** How long a reader waits for what is told to the provider. */
const patienceMs = 3000;

type LocaleSwitchParts = { upstreamFor: UpstreamFor; secure: boolean; origin: string };

/**
 * `/locale?to=en-US&back=/faq`: remembers the language for 365 days and goes on to the page in that language (decision
 * 41). A signed-in person's choice is told to the provider too (T17); its failure does not undo the switch, but a script
 * learns of it. Another site's link to it only leads on, and nobody's account is changed for a request that does not say
 * where it comes from.
 */
export function localeSwitch({ upstreamFor, secure, origin }: LocaleSwitchParts) {
  return new Hono().get("/", async (c) => {
    if (isPrefetch((name) => c.req.header(name) ?? null))
      return c.body(null, prefetchStatus, { "Cache-Control": "no-store" });
    const to = c.req.query("to");
    const locale = isLocale(to) ? to : defaultLocale;
    const back = localizePath(safePath(c.req.query("back")) ?? "/", locale);
    const isWanted = isOurs(c, origin);
    if (isWanted === false) return goBack(c, back);
    const { name, maxAgeSeconds } = cookies.locale;
    setCookie(c, name, locale, { path: "/", sameSite: "Lax", maxAge: maxAgeSeconds, secure });

    const token = sessionCookie(c, secure).token();
    if (!token || !isWanted) return goBack(c, back);
    const told = await withinTime(patienceMs, c.req.raw.signal, (signal) =>
      upstreamFor(c)(
        new Request(`${origin}/web/profile/language`, {
          method: "PUT",
          headers: { "Content-Type": "application/json", Language: locale, Authorization: `Bearer ${token}` },
          body: JSON.stringify({ language_id: languageId[locale] }),
          signal,
        }),
      ),
    ).then(
      ({ ok }) => ok,
      () => false,
    );
    return goBack(c, back, told);
  });
}
