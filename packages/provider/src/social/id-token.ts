import * as v from "valibot";

const Claims = v.object({
  sub: v.string(),
  aud: v.string(),
  email: v.optional(v.string()),
  /** Apple writes it as a text. */
  email_verified: v.optional(v.union([v.boolean(), v.picklist(["true", "false"])])),
  name: v.optional(v.string()),
});

const Answer = v.object({
  id_token: v.pipe(
    v.string(),
    v.transform((token) => token.split(".")[1] ?? ""),
    v.transform((payload) => Buffer.from(payload, "base64url").toString()),
    v.parseJson(),
    Claims,
  ),
});

/**
 * The claims of the id token that a token endpoint answered. It came straight from the service over TLS, so its
 * signature need not be checked (OpenID Connect Core, section 3.1.3.7); whom it is for must be.
 */
export function idTokenClaims(answer: unknown, clientId: string) {
  const result = v.safeParse(Answer, answer);
  if (!result.success || result.output.id_token.aud !== clientId) return undefined;
  const { sub, email, email_verified, name } = result.output.id_token;
  return { subject: sub, email, isEmailVerified: String(email_verified) === "true", name };
}
