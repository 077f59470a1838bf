import { cookieAttributes, cookies } from "@gk/domain";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

const { name, maxAgeSeconds } = cookies.session;

/** What a request's head can carry. What else a cookie holds was not set by this site, and is nobody's session. */
const carried = /^[\x21-\x7e]+$/;

/** The provider's token, in a cookie that scripts never see (spec §4: 7 days; decision 33). */
export const sessionCookie = (c: Context, secure: boolean) => ({
  token: () => {
    const token = getCookie(c, name) ?? "";
    return carried.test(token) ? token : undefined;
  },
  start: (token: string) =>
    setCookie(c, name, token, { path: "/", sameSite: "Lax", httpOnly: true, maxAge: maxAgeSeconds, secure }),
  end: () => deleteCookie(c, name, { path: cookieAttributes.path, secure }),
});
