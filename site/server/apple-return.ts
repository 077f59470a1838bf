import { socialReturnPath } from "@gk/domain";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

/** More than Apple ever posts: a code and a name. @units bytes */
const mostPosted = 16 * 2 ** 10;

const fields = ["code", "state", "user", "error"];

/**
 * Apple posts what it says, from its own page, and with a post of another site's no cookie comes along. So nothing is
 * done here: what was posted is led on to the same address, to which the browser brings its cookies, and by which it is
 * told whether it has begun that sign-in (decision 127).
 */
export const appleReturn = () =>
  new Hono().post(
    socialReturnPath("apple"),
    bodyLimit({ maxSize: mostPosted, onError: (c) => c.text("Content Too Large", 413) }),
    async (c) => {
      const form = await c.req.parseBody().catch(() => undefined);
      const said = fields.flatMap((name) => {
        const value = form?.[name];
        return typeof value === "string" ? [[name, value]] : [];
      });
      c.header("Cache-Control", "no-store");
      return c.redirect(`${socialReturnPath("apple")}?${new URLSearchParams(said)}`, 303);
    },
  );
