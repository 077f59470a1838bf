import { createHash, randomBytes } from "node:crypto";

/** A text of 256 random bits that nobody can guess (decision 10). */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a secret: enough to recognize it, not to use it. A secret this long needs no salt. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
