import type { Logger } from "pino";
import { idTokenReader } from "./id-token.ts";
import type { IdentityService } from "./identity-service.ts";
import { exchangeCode } from "./token-endpoint.ts";

/** The keys of a Google OAuth client. */
export interface GoogleKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** @default Google's address */
  readonly tokenUrl?: string | undefined;
  /** @default Google's address */
  readonly keysUrl?: string | undefined;
}

const TOKEN_URL = "https://oauth2.googleapis.com/token";

const KEYS_URL = "https://www.googleapis.com/oauth2/v3/certs";

/** Google names itself in either way. */
const ISSUER = ["https://accounts.google.com", "accounts.google.com"];

/** Sign-in with Google. */
export function google(
  { clientId, clientSecret, tokenUrl = TOKEN_URL, keysUrl = KEYS_URL }: GoogleKeys,
  clock: () => Date,
  log: Logger,
): IdentityService {
  const readIdToken = idTokenReader({ issuer: ISSUER, keysUrl, clientId }, clock, log);
  return {
    async exchange({ code, redirectUri, nonce }) {
      const fields = { code, client_id: clientId, client_secret: clientSecret, redirect_uri: redirectUri };
      return readIdToken(await exchangeCode(log, tokenUrl, fields), nonce);
    },
  };
}
