import { cookies, defaultLocale, isLocale, type Locale, readBegunSignIn, splitPath } from "@gk/domain";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { browserLocale } from "./browser-locale.ts";

/** Which page is asked for: its path without a language, and the language it is in. */
export type PageAddress = { path: string; locale: Locale };

/**
 * Social and Tap & Go returns have one fixed address, so their language is the cookie's (T15); that in which a sign-in was
 * begun comes first, since an account that it opens is in that language.
 */
const fixedAddress = /^\/(auth\/(apple|facebook|google)|tapngo)\/callback$/;

/** What the router adds to a page's address when it asks for its data; home's is `/_.data`. */
const dataOf = /(?:\/_)?\.data$/;

/** The page that an address means, and the language it is in. */
export function pageAddress(c: Context): PageAddress {
  const { path, locale, prefix } = splitPath(c.req.path.replace(dataOf, "") || "/");
  const cookie = getCookie(c, cookies.locale.name);
  const chosen = isLocale(cookie) ? cookie : undefined;
  if (fixedAddress.test(path) && !prefix) {
    const begun = path.startsWith("/auth/") ? readBegunSignIn(getCookie(c, cookies.social.name))?.locale : undefined;
    return { path, locale: begun ?? chosen ?? defaultLocale };
  }
  // Only the root looks at the browser's language (decision 5; T13, T14).
  if (c.req.path === "/")
    return { path, locale: chosen ?? browserLocale(c.req.header("Accept-Language")) ?? defaultLocale };
  return { path, locale };
}

/** Whether the router asks for a page's data. */
export const isData = (path: string) => path.endsWith(".data");
