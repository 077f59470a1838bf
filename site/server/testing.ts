import type { Visit } from "../app/entry.server.tsx";
import { createSite, type SiteParts } from "./app.ts";
import { configuration } from "./configuration.ts";
import { createLog } from "./log.ts";
import type { SiteBuild } from "./site-build.ts";
import type { Upstream } from "./upstream.ts";

const origin = "https://gk.example";
const placeholder = "the-nonce";

/** The address that every request of a test comes from. */
export const testAddress = "203.0.113.7";

/** What stands in for the built pages: answers a request with what it knows of the visit. */
type TestPage = (request: Request, visit: Visit) => Response | Promise<Response>;

/** A page that the page cache may keep. */
export const publicPage = (html = "<p>Hello</p>") =>
  new Response(html, { headers: { "Content-Type": "text/html", "Cache-Control": "public, max-age=0, s-maxage=60" } });

/** Some of the site's pages, by the paths of its table of routes. */
const routes = Object.fromEntries(
  ["faq", "contact-us", "member/children", "member/children/create", "member/children/:childId", "school/:slug"]
    .concat(["robots.txt", ":articles", ":articles/:slug", ":articles/feed.atom", "auth/:service/callback", "*"])
    .map((path) => [path, { id: path, path }]),
);

const buildOf = (page: TestPage) =>
  ({
    routes,
    entry: { module: { noncePlaceholder: placeholder, visit: (visit: Visit) => visit, createHandler: () => page } },
  }) as unknown as SiteBuild;

type TestSite = {
  page?: TestPage;
  provider?: Upstream;
  env?: Record<string, string>;
} & Pick<SiteParts, "files" | "stopping" | "patienceMs" | "onPage" | "onVital">;

/** The whole server with pages and a provider of the test's own, at one moment that moves only by `pass`. */
export function testSite({
  page = () => publicPage(),
  provider = async () => Response.json({ status: 1 }),
  env,
  ...parts
}: TestSite = {}) {
  let now = Date.parse("2026-11-20T04:00:00Z");
  const asked: Request[] = [];
  const logged: Record<string, unknown>[] = [];
  const settings = configuration({ SITE_ORIGIN: origin, LOG_LEVEL: "debug", ...env });
  const build = buildOf(page);
  const site = createSite({
    configuration: settings,
    build: async () => build,
    upstream: (request) => {
      asked.push(request);
      return provider(request);
    },
    log: createLog(settings, {
      write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>),
    }),
    clock: () => new Date(now),
    ...parts,
  });
  return {
    /** Sends a request to a path of the site, or to a whole address. */
    ask: async (path: string, init?: RequestInit) =>
      site.request(new Request(URL.parse(path)?.href ?? origin + path, init), undefined, {
        incoming: { socket: { remoteAddress: testAddress } },
      }),
    /** What the provider was asked, without the question whether it is up. */
    asked: () => asked.filter(({ url }) => !url.endsWith("/web/server")),
    /** How often the provider was asked whether it is up. */
    checks: () => asked.filter(({ url }) => url.endsWith("/web/server")).length,
    logged,
    pass: (ms: number) => {
      now += ms;
    },
  };
}
