import type { Context } from "hono";
import type { Logger } from "pino";
import { maintenancePath } from "./maintenance.ts";
import type { PageAddress } from "./page-address.ts";
import { type Page, sharedMaxAge } from "./page-cache.ts";
import { pageVisit, type VisitParts } from "./page-visit.ts";
import type { SiteBuild } from "./site-build.ts";

type RenderParts = VisitParts & { build: () => Promise<SiteBuild> };

/** What a page looks like now; anything but a page, as the router answers it. */
export type RenderPage = (
  c: Context,
  page: PageAddress,
  request: Request,
  behind?: boolean,
) => Promise<Response | Page>;

/** Renders pages by the site's build. */
export function renderPage({ build, ...parts }: RenderParts): RenderPage {
  const loaded = handlerOf(build, parts.configuration.origin);
  return async (c, page, request, behind = false) => {
    const { module, handler } = await loaded();
    const response = await handler(request, module.visit(pageVisit(c, page.locale, behind, parts)));
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    const rendered: Page = {
      parts: (await response.text()).split(module.noncePlaceholder).map((part) => Buffer.from(part)),
      brotli: [],
      status: response.status,
      headers: [...response.headers].filter(([name, value]) => name !== "content-type" && !isCacheRule(name, value)),
      expiresAt: parts.clock().getTime() + sharedMaxAge(response.headers) * 1000,
    };
    if (response.status >= 500) logFailure(parts.log, c, page.path, response.status);
    return rendered;
  };
}

type RequestHandler = ReturnType<SiteBuild["entry"]["module"]["createHandler"]>;

/**
 * The site's build and its request handler; in development the build changes, so a handler belongs to one build. The router
 * takes forms from the address of the request alone, which behind a proxy that ends TLS is `http`: `sameOrigin` has let
 * them through.
 */
function handlerOf(build: () => Promise<SiteBuild>, origin: string) {
  const handlers = new WeakMap<SiteBuild, RequestHandler>();
  const allowedActionOrigins = [new URL(origin).host];
  return async () => {
    const site = await build();
    const { module } = site.entry;
    const handler = handlers.get(site) ?? module.createHandler({ ...site, allowedActionOrigins });
    handlers.set(site, handler);
    return { module, handler };
  };
}

/** How long the page cache keeps a page is not the browser's to know; that nobody keeps it is. */
const isCacheRule = (name: string, value: string) => name === "cache-control" && value !== "no-store";

/** A page that could not be shown is an error; the maintenance page answers 503 on purpose (decision 8). */
function logFailure(log: Logger, c: Context, path: string, status: number) {
  const about = { id: c.get("requestId"), path: c.req.path, status };
  if (path === maintenancePath) log.info(about, "maintenance");
  else log.error(about, "page failed");
}
