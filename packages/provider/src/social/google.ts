import { idTokenClaims } from "./id-token.ts";
import type { IdentityService } from "./identity-service.ts";
import { exchangeCode } from "./token-endpoint.ts";

/** The keys of a Google OAuth client. */
export interface GoogleKeys {
  readonly clientId: string;
  readonly clientSecret: string;
  /** @default Google's address */
  readonly tokenUrl?: string | undefined;
}

/** Sign-in with Google. */
export function google({ clientId, clientSecret, tokenUrl }: GoogleKeys): IdentityService {
  return {
    async exchange({ code, redirectUri }) {
      const answer = await exchangeCode(tokenUrl ?? "https://oauth2.googleapis.com/token", {
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
      });
      return idTokenClaims(answer, clientId);
    },
  };
}
