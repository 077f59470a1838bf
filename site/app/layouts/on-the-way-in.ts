import { onTheWay, wantedParameter } from "../session/wanted-path.ts";
import type { Site } from "./useSite.ts";

/** The header on the way in: whoever changes over to the other form by it still goes where they wanted. */
export function onTheWayIn(site: Site, search: string): Site {
  const { account } = site;
  const wanted = new URLSearchParams(search).get(wantedParameter);
  if (account.kind !== "guest" || !wanted) return site;
  const onwards = <Link extends { href: string }>(link: Link) => ({ ...link, href: onTheWay(link.href, wanted) });
  return { ...site, account: { ...account, signIn: onwards(account.signIn), register: onwards(account.register) } };
}
