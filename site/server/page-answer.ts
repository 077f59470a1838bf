import type { Context } from "hono";
import { withNonce } from "./compressed-page.ts";
import { answerCompressed, answerStreamed, encodingFor } from "./compression.ts";
import { isData } from "./page-address.ts";
import type { Page } from "./page-cache.ts";

/** Answers with a page, which gets the nonce of this answer. */
export function answerPage(c: Context, page: Page): Promise<Response> {
  // Kept by nobody on the way: what a page shows depends on cookies. The browser may restore it from history, unless
  // the page forbids that.
  c.header("Cache-Control", "private, no-cache");
  for (const [name, value] of page.headers) c.header(name, value, { append: name === "set-cookie" });
  c.header("Content-Type", "text/html; charset=utf-8");
  c.header("Vary", "Cookie", { append: true });
  const nonce = Buffer.from(c.get("secureHeadersNonce") ?? "");
  if (page.brotli.length === 0 || encodingFor(c) !== "br")
    return answerCompressed(c, withNonce(page.parts, nonce), page.status);
  c.header("Vary", "Accept-Encoding", { append: true });
  c.header("Content-Encoding", "br");
  return Promise.resolve(c.body(withNonce(page.brotli, nonce), page.status as 200));
}

/** A sitemap may be of any length. */
const isLong = /^application\/xml/;

const isText = /^(text\/|application\/(.+\+)?(json|xml))/;

/**
 * The router's own answer (data, redirect, file) with the cookies that the page has set. A page's data says who asks for
 * it, whatever the page allows for its HTML: nobody keeps it.
 */
export async function answerRouted(c: Context, response: Response): Promise<Response> {
  for (const [name, value] of response.headers) c.header(name, value, { append: name === "set-cookie" });
  const allowed = isData(c.req.path) ? undefined : response.headers.get("Cache-Control");
  c.header("Cache-Control", allowed ?? "no-store");
  if (response.body && isLong.test(response.headers.get("Content-Type") ?? "")) {
    return answerStreamed(c, response.body, response.status);
  }
  if (response.body && isText.test(response.headers.get("Content-Type") ?? "")) {
    return answerCompressed(c, Buffer.from(await response.arrayBuffer()), response.status);
  }
  return new Response(response.body, { status: response.status, headers: c.res.headers });
}
