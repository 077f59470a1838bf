import { randomBytes } from "node:crypto";
import type { Context } from "hono";

/** As many bytes as a nonce should have at least: pages are cut where one of that length stands. @source CSP Level 3, "Nonce" */
export const nonceBytes = 16;

const lot = 256 * nonceBytes;

let random = Buffer.alloc(0);

/** Random bytes come in lots: asked for one by one, they are a twentieth of the work of answering with a kept page. */
function freshNonce(): string {
  if (random.length === 0) random = randomBytes(lot);
  const own = random.toString("base64", 0, nonceBytes);
  random = random.subarray(nonceBytes);
  return own;
}

/** The nonce of a request's answer, where a policy names it: the same in each of its directives, and never another's. */
export function policyNonce(c: Context): string {
  const nonce = c.get("secureHeadersNonce") ?? freshNonce();
  c.set("secureHeadersNonce", nonce);
  return `'nonce-${nonce}'`;
}
