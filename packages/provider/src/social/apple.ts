import { createPrivateKey, sign } from "node:crypto";
import * as v from "valibot";
import { idTokenClaims } from "./id-token.ts";
import type { IdentityService } from "./identity-service.ts";
import { exchangeCode } from "./token-endpoint.ts";

/** The keys of a service that signs in with Apple. */
export interface AppleKeys {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** In PEM, as Apple hands it out. */
  readonly privateKey: string;
  /** @default Apple's address */
  readonly tokenUrl?: string | undefined;
}

const APPLE = "https://appleid.apple.com";

/** How long a client secret is good for; it is used at once. */
const SECRET_SECONDS = 300;

const PostedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: v.optional(v.string(), ""), lastName: v.optional(v.string(), "") }) }),
);

/** Sign-in with Apple, which tells a name only the first time, beside the code. */
export function apple(keys: AppleKeys, clock: () => Date): IdentityService {
  return {
    async exchange({ code, redirectUri, user }) {
      const answer = await exchangeCode(keys.tokenUrl ?? `${APPLE}/auth/token`, {
        code,
        client_id: keys.clientId,
        client_secret: clientSecret(keys, clock()),
        redirect_uri: redirectUri,
      });
      const claims = idTokenClaims(answer, keys.clientId);
      return claims && { ...claims, name: claims.name ?? postedName(user) };
    },
  };
}

/** Apple takes a signed token (RFC 7519, ES256) in the place of a secret. */
function clientSecret({ clientId, teamId, keyId, privateKey }: AppleKeys, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const head = encode({ alg: "ES256", kid: keyId });
  const claims = encode({ iss: teamId, iat: issuedAt, exp: issuedAt + SECRET_SECONDS, aud: APPLE, sub: clientId });
  const key = { key: createPrivateKey(privateKey), dsaEncoding: "ieee-p1363" } as const;
  return `${head}.${claims}.${sign("sha256", Buffer.from(`${head}.${claims}`), key).toString("base64url")}`;
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

function postedName(user: string | undefined): string | undefined {
  const posted = v.safeParse(PostedUser, user);
  if (!posted.success) return undefined;
  const { firstName, lastName } = posted.output.name;
  return `${firstName} ${lastName}`.trim() || undefined;
}
