import type { Logger } from "pino";
import * as v from "valibot";
import type { IdentityService } from "./identity-service.ts";
import { askJson, exchangeCode } from "./token-endpoint.ts";

/** The keys of a Facebook app. */
export interface FacebookKeys {
  readonly appId: string;
  readonly appSecret: string;
  /** @default Facebook's address */
  readonly graphUrl?: string | undefined;
}

const Token = v.object({ access_token: v.string() });

const Person = v.object({ id: v.string(), name: v.optional(v.string()), email: v.optional(v.string()) });

/** Sign-in with Facebook, which shares only addresses that it has confirmed. */
export function facebook(
  { appId, appSecret, graphUrl = "https://graph.facebook.com/v23.0" }: FacebookKeys,
  log: Logger,
): IdentityService {
  return {
    async exchange({ code, redirectUri }) {
      const token = v.safeParse(
        Token,
        await exchangeCode(log, `${graphUrl}/oauth/access_token`, {
          code,
          client_id: appId,
          client_secret: appSecret,
          redirect_uri: redirectUri,
        }),
      );
      if (!token.success) return undefined;
      const headers = { Authorization: `Bearer ${token.output.access_token}` };
      const person = v.safeParse(Person, await askJson(log, `${graphUrl}/me?fields=id,name,email`, { headers }));
      if (!person.success) return undefined;
      const { id, name, email } = person.output;
      return { subject: id, email, isEmailVerified: email !== undefined, name };
    },
  };
}
