import { alertCookieText, cookies } from "@gk/domain";
import type { Child } from "@gk/web";
import type { Visit } from "./context.ts";

/** After a children call that succeeded, says in a cookie whether a child has a prize (spec §4; T47 to T49). */
export function rememberAlert(visit: Visit, children: readonly Child[]) {
  visit.setCookie(cookies.alert.name, alertCookieText(children));
}
