import { importPKCS8, SignJWT } from "jose";
import type { Logger } from "pino";
import * as v from "valibot";
import { idTokenReader } from "./id-token.ts";
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
  /** @default Apple's address */
  readonly keysUrl?: string | undefined;
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
export function apple(keys: AppleKeys, clock: () => Date, log: Logger): IdentityService {
  const { clientId, tokenUrl = `${APPLE}/auth/token`, keysUrl = `${APPLE}/auth/keys` } = keys;
  const readIdToken = idTokenReader({ issuer: APPLE, keysUrl, clientId }, clock, log);
  return {
    async exchange({ code, redirectUri, user, nonce }) {
      const client_secret = await clientSecret(keys, clock());
      const fields = { code, client_id: clientId, client_secret, redirect_uri: redirectUri };
      const identity = await readIdToken(await exchangeCode(log, tokenUrl, fields), nonce);
      return identity && { ...identity, name: identity.name ?? postedName(user) };
    },
  };
}

/** Apple takes a signed token in the place of a secret. */
async function clientSecret({ clientId, teamId, keyId, privateKey }: AppleKeys, now: Date): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(APPLE)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + SECRET_SECONDS * 1000))
    .sign(await importPKCS8(privateKey, "ES256"));
}

function postedName(user: string | undefined): string | undefined {
  const posted = v.safeParse(PostedUser, user);
  if (!posted.success) return undefined;
  const { firstName, lastName } = posted.output.name;
  return `${firstName} ${lastName}`.trim() || undefined;
}
