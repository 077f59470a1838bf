import { hasFewParts, longestForm } from "@gk/web";
import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { every } from "hono/combine";
import { createMiddleware } from "hono/factory";

/**
 * Several times what a form with a picture may hold, so that a picture which is too large is still told so in words. What
 * is more has no form behind it, and would fill the memory.
 * @units bytes
 */
const longestWithPicture = 16 * 2 ** 20;

const refuse = (c: Context) => c.text("Content Too Large", 413);
const upTo = (maxSize: number) => bodyLimit({ maxSize, onError: refuse });

const ofFewParts = createMiddleware(async (c, next) => {
  const body = await c.req.arrayBuffer();
  if (!hasFewParts(new Uint8Array(body))) return refuse(c);
  const { method } = c.req;
  c.req.raw = new Request(c.req.raw, { method, body });
  return next();
});

const form = upTo(longestForm);
const formWithPicture = every(upTo(longestWithPicture), ofFewParts);

const isMultipart = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header("Content-Type") ?? "");

/**
 * Lets what is posted to a page on while it is no larger than a form can be, and has no more parts: all of it is read in
 * one go, during which the process answers nobody else.
 */
export const postedForms: MiddlewareHandler = (c, next) => {
  // Nothing else has a body; to look for one costs more than a page that is kept.
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return isMultipart(c) ? formWithPicture(c, next) : form(c, next);
};
