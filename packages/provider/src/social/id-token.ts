import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import type { Logger } from "pino";
import * as v from "valibot";
import { failureOf } from "../work.ts";
import type { Identity } from "./identity-service.ts";

/** Whose id tokens are believed, and for whom they must be. */
interface IdTokenRules {
  readonly issuer: string | string[];
  /** Where the service publishes the keys that it signs with. */
  readonly keysUrl: string;
  /** The client that asked. */
  readonly clientId: string;
}

const Answer = v.object({ id_token: v.string() });

const Claims = v.object({
  sub: v.string(),
  email: v.optional(v.string()),
  /** Apple writes it as a text. */
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])])),
  name: v.optional(v.string()),
  nonce: v.optional(v.string()),
});

/**
 * Reads who somebody is from the id token that a token endpoint answered: signed by the service with a key that it
 * publishes, for this client, not over, and for the sign-in that this browser has begun (`nonce`): whoever gets hold of
 * somebody else's code can do nothing with it. Anything else tells nothing.
 */
export function idTokenReader({ issuer, keysUrl, clientId }: IdTokenRules, clock: () => Date, log: Logger) {
  const keys = publishedKeys(keysUrl, log);
  return async (answer: unknown, nonce: string | undefined): Promise<Identity | undefined> => {
    const told = v.safeParse(Answer, answer);
    if (!told.success) return undefined;
    const rules = { issuer, audience: clientId, algorithms: ["RS256"], requiredClaims: ["exp"], currentDate: clock() };
    const token = await jwtVerify(told.output.id_token, keys, rules).catch(() => undefined);
    const claims = v.safeParse(Claims, token?.payload);
    if (!claims.success || claims.output.nonce !== nonce) return undefined;
    const { sub, email, email_verified, name } = claims.output;
    return { subject: sub, email, isEmailVerified: String(email_verified) === "true", name };
  };
}

/** The keys that a service publishes. While they can't be had, every token looks like a forged one. */
function publishedKeys(url: string, log: Logger): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(url));
  return async (head, token) => {
    try {
      return await keys(head, token);
    } catch (error) {
      if (!isOfToken(error)) log.warn({ failure: failureOf(error) }, "the keys of a sign-in service can't be had");
      throw error;
    }
  };
}

/** Whether the keys were there, and the token names none of them, or no certain one. */
const isOfToken = (error: unknown) =>
  error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys;
