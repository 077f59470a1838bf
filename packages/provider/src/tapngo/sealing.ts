import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/** What a text is sealed for: one purpose's text can't be opened as another's. */
type Purpose = "payload" | "recurrent token";

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

const keyFor = (appKey: string, purpose: Purpose) => Buffer.from(hkdfSync("sha256", appKey, "", purpose, 32));

/** Encrypts a text, so that only whoever has the key can read it, or have written it. */
export function seal(appKey: string, purpose: Purpose, text: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(appKey, purpose), iv);
  const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Opens what was sealed; undefined where it was not, for that purpose and with that key. */
export function unseal(appKey: string, purpose: Purpose, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < ivBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, keyFor(appKey, purpose), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

/** Signs fields: their names in order with their values, by HMAC-SHA-512. */
export function signatureOf(appKey: string, fields: Readonly<Record<string, string>>): string {
  const text = Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
  return createHmac("sha512", appKey).update(text).digest("base64");
}

/** Whether fields are those that were signed. */
export function isSigned(appKey: string, { sign, ...fields }: Readonly<Record<"sign", string>>): boolean {
  const [given, right] = [Buffer.from(sign), Buffer.from(signatureOf(appKey, fields))];
  return given.length === right.length && timingSafeEqual(given, right);
}
