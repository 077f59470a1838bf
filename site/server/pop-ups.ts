import { cookies, cookieValue } from "@gk/domain";
import { type Context, Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { goBack } from "./go-back.ts";

const values = {
  newsletterClosed: cookieValue.newsletterClosed,
  newsletterSubscribed: cookieValue.newsletterSubscribed,
  welcome: cookieValue.welcomeShown,
};

type Kept = keyof typeof values;

function keep(c: Context, what: Kept, secure: boolean) {
  const { name, maxAgeSeconds } = cookies[what];
  setCookie(c, name, values[what], { path: "/", sameSite: "Lax", maxAge: maxAgeSeconds, secure });
}

/** Keeps that somebody here has subscribed to the newsletter, so that nobody asks them. */
export const keepSubscribed = (c: Context, secure: boolean) => keep(c, "newsletterSubscribed", secure);

/**
 * `/pop-up/newsletter/closed`, `/pop-up/newsletter/again`, `/pop-up/welcome/shown`: what a pop-up leaves behind (spec §4,
 * decision 33). By the server, since browsers cut to 7 days what a script keeps for 30 (T51).
 */
export const popUps = ({ secure }: { secure: boolean }) =>
  new Hono()
    .get("/newsletter/closed", (c) => {
      keep(c, "newsletterClosed", secure);
      return goBack(c, "/");
    })
    .get("/newsletter/again", (c) => {
      for (const what of ["newsletterClosed", "newsletterSubscribed"] as const) {
        deleteCookie(c, cookies[what].name, { path: "/", secure });
      }
      return goBack(c, "/");
    })
    .get("/welcome/shown", (c) => {
      keep(c, "welcome", secure);
      return goBack(c, "/");
    });
