import { randomBytes } from "node:crypto";
import {
  cookies,
  defaultLocale,
  isLocale,
  isPrefetch,
  isSocialService,
  prefetchStatus,
  socialReturnPath,
  onwardPath,
  writeBegunSignIn,
} from "@gk/domain";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import type { SocialPages } from "./social-pages.ts";

const secret = () => randomBytes(32).toString("base64url");

type SocialStartParts = { social: SocialPages; origin: string; secure: boolean };

/**
 * `/social/google?locale=en-US&redirect=/member`: begins a sign-in with a service, which only this browser can finish
 * (decision 127), and leads on to the service's page. A link, so that it works before scripts and asks nothing of the
 * policy for forms.
 */
export const socialStart = ({ social, origin, secure }: SocialStartParts) =>
  new Hono().get("/:service", (c, next) => {
    const service = c.req.param("service");
    const page = isSocialService(service) ? social[service] : undefined;
    if (!isSocialService(service) || page === undefined) return next();
    c.header("Cache-Control", "no-store");
    if (isPrefetch((name) => c.req.header(name) ?? null)) return c.body(null, prefetchStatus);
    const asked = c.req.query("locale");
    const locale = isLocale(asked) ? asked : defaultLocale;
    const begun = { service, state: secret(), nonce: secret(), locale, wanted: onwardPath(c.req.query("redirect")) };
    const { name, maxAgeSeconds, httpOnly } = cookies.social;
    setCookie(c, name, writeBegunSignIn(begun), {
      path: "/",
      sameSite: "Lax",
      maxAge: maxAgeSeconds,
      httpOnly,
      secure,
    });

    const leadsTo = new URL(page, origin);
    const redirect_uri = origin + socialReturnPath(service);
    const language = service === "google" ? { hl: locale } : { locale };
    const query = { response_type: "code", redirect_uri, state: begun.state, nonce: begun.nonce, ...language };
    for (const [key, value] of Object.entries(query)) leadsTo.searchParams.set(key, value);
    return c.redirect(leadsTo.href, 302);
  });
