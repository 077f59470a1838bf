import { alertCookieText, cookies } from "@gk/domain";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";

/** Keeps whether a child has a prize, of a children call that has succeeded (spec §4; T47 to T49). */
export function keepAlert(c: Context, children: unknown, secure: boolean) {
  if (!Array.isArray(children)) return;
  const { name } = cookies.alert;
  setCookie(c, name, alertCookieText(children as Parameters<typeof alertCookieText>[0]), {
    path: "/",
    sameSite: "Lax",
    secure,
  });
}
