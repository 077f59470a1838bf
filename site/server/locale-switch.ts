import { cookies, defaultLocale, isLocale, languageId, localizePath, safePath } from "@gk/domain";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { goBack } from "./go-back.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import { sessionCookie } from "./session-cookie.ts";

type LocaleSwitchParts = { upstreamFor: UpstreamFor; secure: boolean; origin: string };

/**
 * `/locale?to=en-US&back=/faq`: remembers the language for 365 days and goes on to the page in that language (decision
 * 41). A signed-in person's choice is told to the provider too (T17); its failure does not undo the switch.
 */
export function localeSwitch({ upstreamFor, secure, origin }: LocaleSwitchParts) {
  return new Hono().get("/", async (c) => {
    const to = c.req.query("to");
    const locale = isLocale(to) ? to : defaultLocale;
    const { name, maxAgeSeconds } = cookies.locale;
    setCookie(c, name, locale, { path: "/", sameSite: "Lax", maxAge: maxAgeSeconds, secure });

    const token = sessionCookie(c, secure).token();
    if (token) {
      await upstreamFor(c)(
        new Request(`${origin}/web/profile/language`, {
          method: "PUT",
          headers: { "Content-Type": "application/json", Language: locale, Authorization: `Bearer ${token}` },
          body: JSON.stringify({ language_id: languageId[locale] }),
        }),
      ).catch(() => undefined);
    }
    return goBack(c, localizePath(safePath(c.req.query("back")) ?? "/", locale));
  });
}
