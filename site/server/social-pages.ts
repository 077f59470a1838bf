import { type SocialService, socialServices } from "@gk/domain";

/** Where each service that is connected asks people to sign in, without what is asked of it. */
export type SocialPages = Readonly<Partial<Record<SocialService, string>>>;

/** How this site is called at each service that knows it. */
type SocialClients = Readonly<Partial<Record<SocialService, string | undefined>>>;

/** The versions of the pages, as their services number them. */
const pages: Readonly<Record<SocialService, (client_id: string) => string>> = {
  google: (client_id) =>
    withQuery("https://accounts.google.com/o/oauth2/v2/auth", { client_id, scope: "openid email profile" }),
  // Whoever once kept the address back is asked for it again; the others notice nothing.
  facebook: (client_id) =>
    withQuery("https://www.facebook.com/v23.0/dialog/oauth", {
      client_id,
      scope: "email,public_profile",
      auth_type: "rerequest",
    }),
  // Apple tells a name only by a posted form.
  apple: (client_id) =>
    withQuery("https://appleid.apple.com/auth/authorize", {
      client_id,
      scope: "name email",
      response_mode: "form_post",
    }),
};

const withQuery = (page: string, query: Record<string, string>) => `${page}?${new URLSearchParams(query)}`;

/** The pages of the services that know this site; where none does, those that stand in for them in development. */
export function socialPages(clients: SocialClients, standIns: boolean): SocialPages {
  const known = socialServices.flatMap((service) => {
    const client = clients[service];
    return client === undefined ? [] : [[service, pages[service](client)] as const];
  });
  if (known.length > 0 || !standIns) return Object.fromEntries(known);
  return Object.fromEntries(socialServices.map((service) => [service, `/development/identity/${service}`]));
}

/** The pages of those services of which the provider in this process has all the keys. */
export function connectedPages(
  social: SocialPages,
  connected: Readonly<Partial<Record<SocialService, unknown>>>,
): SocialPages {
  const isStandIn = Object.values(social).some((page) => page.startsWith("/"));
  if (isStandIn) return social;
  return Object.fromEntries(
    Object.entries(social).filter(([service]) => connected[service as SocialService] !== undefined),
  );
}
