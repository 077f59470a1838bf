import { useEffect } from "react";
import { useLocation } from "react-router-dom";
// oxlint-disable-next-line import/default -- the bundler's: the address of the file
import address from "./service-worker.ts?worker&url";

/** Whether the site stands on the home screen and was opened from there. */
const isInstalled = () =>
  matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches ||
  // What Safari on a phone says of it.
  ("standalone" in navigator && navigator.standalone === true);

/** What the router calls a release, by all files that its pages are made of. */
// oxlint-disable-next-line no-underscore-dangle -- the router's name for it
declare const __reactRouterManifest: { version: string };

/** The worker's address in this release: under each it is installed anew, and with it the page that stands in. */
function addressOfRelease() {
  const own = new URL(address, location.href);
  own.searchParams.set("release", __reactRouterManifest.version);
  return own;
}

/**
 * Where the site is installed, has something to say without a connection: a page of ours, with the tips that were read
 * last. Who only visits it pays nothing for that.
 *
 * @source decision 159
 */
export function useOffline() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!("serviceWorker" in navigator) || !isInstalled()) return;
    const keep = async () => {
      await navigator.serviceWorker.register(addressOfRelease(), { scope: "/" });
      const { active } = await navigator.serviceWorker.ready;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has none
      active?.postMessage(pathname);
    };
    // A browser that keeps nothing is as before.
    void keep().catch(() => undefined);
  }, [pathname]);
}
