import { alertCookieText, cookies } from "@gk/domain";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";

type Children = Parameters<typeof alertCookieText>[0];

const areChildren = (data: unknown): data is Children =>
  Array.isArray(data) && data.every((child: unknown) => child instanceof Object && "has_prize" in child);

/** Keeps whether a child has a prize, of a children call that has succeeded (spec §4; T47 to T49). */
export function keepAlert(c: Context, children: unknown, secure: boolean) {
  if (!areChildren(children)) return;
  setCookie(c, cookies.alert.name, alertCookieText(children), { path: "/", sameSite: "Lax", secure });
}
