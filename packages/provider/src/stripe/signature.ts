import { createHmac, timingSafeEqual } from "node:crypto";

/** How old what Stripe signed may be, in seconds: an older one may be somebody's copy. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether Stripe signed a text, just now.
 *
 * @param header `t=<seconds since 1970>,v1=<hex>`, with several `v1` while a secret is being replaced
 */
export function isSignedByStripe(
  text: string,
  header: string | undefined,
  { secret, now }: { readonly secret: string; readonly now: Date },
): boolean {
  const parts = (header ?? "").split(",").map((part) => part.split("=", 2));
  const signedAt = parts.find(([name]) => name === "t")?.[1] ?? "";
  const ageSeconds = now.getTime() / 1000 - Number(signedAt);
  if (!/^\d+$/.test(signedAt) || Math.abs(ageSeconds) > TOLERANCE_SECONDS) return false;
  const expected = createHmac("sha256", secret).update(`${signedAt}.${text}`).digest();
  return parts.some(([name, hex = ""]) => name === "v1" && isSame(Buffer.from(hex, "hex"), expected));
}

const isSame = (given: Buffer, expected: Buffer) =>
  given.length === expected.length && timingSafeEqual(given, expected);
