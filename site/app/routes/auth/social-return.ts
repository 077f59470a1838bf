import { isSocialService, type SocialService } from "@gk/domain";
import { onTheWay } from "../../session/wanted-path.ts";
import { paths } from "../../paths.ts";

/** How a sign-in with a service ends, other than well. */
const endings = ["cancelled", "failed", "noEmail", "emailInUse", "stateMismatch"] as const;

export type SocialEnding = { readonly service: SocialService; readonly ending: (typeof endings)[number] };

/** The sign-in page that says how a sign-in with a service has ended, and still leads on to what was wanted. */
export const endedPath = ({ service, ending }: SocialEnding, wanted: string | undefined) =>
  onTheWay(`${paths.signIn}&${new URLSearchParams({ social: service, ending })}`, wanted);

/** How a sign-in with a service has ended, as the address says it. */
export function socialEnding(search: URLSearchParams): SocialEnding | undefined {
  const service = search.get("social");
  const ending = endings.find((each) => each === search.get("ending"));
  return isSocialService(service) && ending ? { service, ending } : undefined;
}

/** The ending that a refusal of the provider means. */
export const endingOf = (message: string | undefined): SocialEnding["ending"] =>
  endings.find((each) => message === `callback.${each}`) ?? "failed";
