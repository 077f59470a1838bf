import { cookies, showsNewsletter, showsWelcome } from "@gk/domain";
import type { PopUpKind } from "./pop-up.ts";

/** Which pop-up there is to show, by the browser's cookies: the newsletter before the welcome (T56). */
export function popUpFor(cookieHeader: string): PopUpKind | undefined {
  const found = new Map(cookieHeader.split("; ").map((cookie) => cookie.split("=") as [string, string]));
  const { newsletterClosed, newsletterSubscribed, welcome } = cookies;
  const [closed, subscribed] = [found.get(newsletterClosed.name), found.get(newsletterSubscribed.name)];
  if (showsNewsletter({ closed, subscribed })) return "newsletter";
  return showsWelcome(found.get(welcome.name)) ? "welcome" : undefined;
}
