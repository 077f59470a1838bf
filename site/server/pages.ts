import { defaultLocale, isPrefetch, localizePath } from "@gk/domain";
import { Hono } from "hono";
import { keptPages } from "./kept-pages.ts";
import { goToMaintenance, needsProvider } from "./maintenance.ts";
import type { PageSource } from "./metrics.ts";
import { isData, pageAddress } from "./page-address.ts";
import { answerPage, answerRouted } from "./page-answer.ts";
import type { VisitParts } from "./page-visit.ts";
import { renderPage } from "./render-page.ts";
import { serverCheck } from "./server-check.ts";
import { sessionCookie } from "./session-cookie.ts";
import type { SiteBuild } from "./site-build.ts";
import type { Upstream } from "./upstream.ts";

type PagesParts = VisitParts & {
  build: () => Promise<SiteBuild>;
  upstream: Upstream;
  onPage: (source: PageSource) => void;
};

/** How soon a browser or a program may ask again for a page that can't be made just now. */
const retrySeconds = "5";

/** Answers with pages, of which the signed-out public ones are kept for as long as they allow. */
export function pages({ upstream, onPage, ...parts }: PagesParts) {
  const { configuration, secure, clock, log } = parts;
  const render = renderPage(parts);
  const kept = keptPages({ render, clock, onPage, log });
  const isUp = serverCheck(upstream, configuration.origin, clock);

  return new Hono().all("*", async (c) => {
    // Nobody keeps a page's data, so that what is made ahead for a link would be made once more when it is followed.
    if (isData(c.req.path) && isPrefetch((name) => c.req.header(name) ?? null)) {
      return c.body(null, 204, { "Cache-Control": "no-store" });
    }
    const page = pageAddress(c);
    const signedOut = sessionCookie(c, secure).token() === undefined;

    if (c.req.path === "/") c.header("Vary", "Accept-Language");
    if (c.req.path === "/" && c.req.method !== "POST" && page.locale !== defaultLocale) {
      c.header("Vary", "Cookie", { append: true });
      return c.redirect(localizePath("/", page.locale) + new URL(c.req.url).search, 302);
    }
    if (needsProvider(c, page) && !(await isUp())) return goToMaintenance(c, page);

    const cacheable = c.req.method === "GET" && signedOut && !isData(c.req.path);
    const { made, source } = cacheable
      ? await kept.get(c, page)
      : { made: await render(c, page, c.req.raw), source: "made" as const };
    const isRouted = made instanceof Response;
    const standIn = !isRouted && cacheable && made.status >= 500 && (await kept.standIn(c));
    if (made.status === 405) c.header("Allow", "GET, HEAD");
    if (made.status === 503 && !standIn) c.header("Retry-After", retrySeconds);
    if (isRouted) return answerRouted(c, made);
    onPage(standIn ? "standIn" : source);
    return answerPage(c, standIn || made);
  });
}
