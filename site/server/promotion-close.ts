import { cookies, cookieValue, safePath } from "@gk/domain";
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { goBack } from "./go-back.ts";

/** `/promotion/close?back=/faq`: hides the promotion bar for a day (spec §4) and goes back to the page. */
export const promotionClose = ({ secure }: { secure: boolean }) =>
  new Hono().get("/", (c) => {
    const { name, maxAgeSeconds } = cookies.promotion;
    setCookie(c, name, cookieValue.promotionClosed, { path: "/", sameSite: "Lax", maxAge: maxAgeSeconds, secure });
    return goBack(c, safePath(c.req.query("back")) ?? "/");
  });
