import { localizePath, splitPath } from "@gk/domain";
import { createClient } from "@gk/web";
import { signInPath } from "../session/wanted-path.ts";
import { type OnProgress, uploadFetch } from "./upload.ts";

const here = () => splitPath(location.pathname);

/** What every client of the browser has in common: it speaks to the site's gateway, which knows the session. */
const common = {
  baseUrl: "/web",
  locale: () => here().locale,
  /** Whose page it is, as the member area says of itself. */
  member: () => document.querySelector<HTMLElement>("[data-member]")?.dataset["member"],
  /**
   * When the session is over the whole document is left, so that nothing of the member's stays (spec §4; T11, T41), for
   * the sign-in that leads back to the page, where a form has its draft.
   */
  onSessionInvalid() {
    const { path, locale } = here();
    location.assign(localizePath(signInPath(path + location.search), locale));
  },
};

/** The browser's client. */
export const browserClient = createClient({ ...common, fetch: (url, init) => fetch(url, init) });

/** A client for one call that sends a file: says how much of it is sent, and waits as long as a phone needs. */
export const uploadClient = (onProgress: OnProgress) =>
  createClient({ ...common, fetch: uploadFetch(onProgress), timeoutMs: 120_000 });
