import { localizePath, splitPath } from "@gk/domain";
import { createClient } from "@gk/web";
import { paths } from "../paths.ts";

const here = () => splitPath(location.pathname);

/**
 * The browser's client: it speaks to the site's gateway, which knows the session. When the session is over the whole
 * document is left, so that nothing of the member's stays in memory (spec §4; T11, T41).
 */
export const browserClient = createClient({
  baseUrl: "/web",
  fetch: (url, init) => fetch(url, init),
  locale: () => here().locale,
  timeoutMs: 20_000,
  onSessionInvalid() {
    location.assign(localizePath(paths.signIn, here().locale));
  },
});
