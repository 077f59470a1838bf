import {
  cookieAttributes,
  cookies,
  defaultLocale,
  isLocale,
  isPrefetch,
  isSocialService,
  localizePath,
  readBegunSignIn,
  splitPath,
} from "@gk/domain";
import { createClient } from "@gk/web";
import { type Context, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import { browserLocale } from "./browser-locale.ts";
import { compressAroundNonce, withNonce } from "./compressed-page.ts";
import { answerCompressed, answerStreamed, encodingFor } from "./compression.ts";
import type { Configuration } from "./configuration.ts";
import { describeError } from "./log.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import type { PageSource } from "./metrics.ts";
import { type Page, pageCache, sharedMaxAge } from "./page-cache.ts";
import { serverCheck } from "./server-check.ts";
import { sessionCookie } from "./session-cookie.ts";
import type { SiteBuild } from "./site-build.ts";
import type { Upstream } from "./upstream.ts";

type PagesParts = {
  configuration: Configuration;
  build: () => Promise<SiteBuild>;
  upstream: Upstream;
  upstreamFor: UpstreamFor;
  secure: boolean;
  clock: () => Date;
  onPage: (source: PageSource) => void;
  log: Logger;
};

/** Whether scripts are not to see a cookie. */
const isHidden = (name: string) => Object.values(cookies).some((rule) => rule.name === name && rule.httpOnly);

/**
 * Social and Tap & Go returns have one fixed address, so their language is the cookie's (T15); that in which a sign-in was
 * begun comes first, since an account that it opens is in that language.
 */
const fixedAddress = /^\/(auth\/(apple|facebook|google)|tapngo)\/callback$/;
const maintenancePath = "/maintenance";
/** Pages that maintenance does not take away (T88), what is for programs, and the router's own list of pages. */
const uncheckedPath =
  /^\/(maintenance|tapngo\/callback|robots\.txt|sitemap\.xml|\.well-known\/security\.txt|__manifest)$/;

/** How long after its time a kept page still stands in for one that can't be made: prices and dates in it grow old. */
const standInMs = 60 * 60_000;

/** How long after its time a kept page is still shown at once, while it is made anew behind the answer (decision 139). */
const staleMs = 60_000;

/** How soon a browser or a program may ask again for a page that can't be made just now. */
const retrySeconds = "5";

/** Renders pages, and keeps the signed-out public ones for as long as they allow. */
export function pages({ configuration, build, upstream, upstreamFor, secure, clock, onPage, log }: PagesParts) {
  const { origin, mode } = configuration;
  const cache = pageCache();
  const isUp = serverCheck(upstream, origin, clock);

  /** Pages that are being made for whoever asks for them meanwhile; a page that is not kept is nobody else's. */
  const flights = new Map<string, Promise<Page | undefined>>();

  /** @param behind whether nobody waits for it: there is no answer that could set a cookie */
  async function render(
    c: Context,
    page: ReturnType<typeof address>,
    request: Request,
    behind: boolean,
  ): Promise<Response> {
    const { entry, handler } = await loaded(build);
    const session = sessionCookie(c, secure);
    const token = session.token();
    const { locale } = page;
    const context = entry.module.visit({
      client: createClient({
        baseUrl: `${origin}/web`,
        fetch: (url, init) => upstreamFor(c)(new Request(url, init)),
        locale: () => locale,
        timeoutMs: 10_000,
        ...(token ? { token: () => token } : {}),
      }),
      locale,
      hasSession: token !== undefined,
      startSession: session.start,
      endSession: session.end,
      cookie: (name) => getCookie(c, name),
      setCookie: (name, value, maxAge) =>
        behind ||
        setCookie(c, name, value, {
          ...cookieAttributes,
          sameSite: "Lax",
          secure,
          httpOnly: isHidden(name),
          ...(maxAge === undefined ? {} : { maxAge }),
        }),
      origin,
      development: mode === "development",
      recaptchaSiteKey: configuration.recaptchaSiteKey,
      timelineUrl: configuration.timelineUrl,
      vitalsShare: configuration.vitalsShare,
      socialServices: Object.keys(configuration.social).filter(isSocialService),
      report: (error) =>
        log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "fault in a page"),
      now: clock(),
    });
    return handler(request, context);
  }

  /** What a page looks like now; anything but a page, as the router answers it. */
  async function make(c: Context, page: ReturnType<typeof address>, request: Request, behind = false) {
    const response = await render(c, page, request, behind);
    if (!response.headers.get("Content-Type")?.startsWith("text/html")) return response;
    const { entry } = await loaded(build);
    const rendered: Page = {
      parts: (await response.text()).split(entry.module.noncePlaceholder).map((part) => Buffer.from(part)),
      brotli: [],
      status: response.status,
      headers: [...response.headers].filter(([name, value]) => name !== "content-type" && !isCacheRule(name, value)),
      expiresAt: clock().getTime() + sharedMaxAge(response.headers) * 1000,
    };
    if (response.status >= 500) logFailure(log, c, page.path, response.status);
    return rendered;
  }

  /**
   * Makes a page that may be kept, and keeps it. Whoever asks for it meanwhile waits for this one, which is made also
   * where the one who asked first has left.
   */
  async function makeKept(c: Context, page: ReturnType<typeof address>, key: string, behind = false) {
    const made = make(c, page, new Request(c.req.url, { headers: c.req.raw.headers }), behind);
    const flight = made.then(keptOf(key)).catch(() => undefined);
    flights.set(key, flight);
    await flight;
    flights.delete(key);
    return made;
  }

  /** Makes a page anew while the one that is kept is shown, which stands in for it where it can't be made. */
  async function makeBehind(c: Context, page: ReturnType<typeof address>, key: string): Promise<void> {
    try {
      const made = await makeKept(c, page, key, true);
      if (made.status >= 500) onPage("standIn");
    } catch (error) {
      onPage("standIn");
      log.error({ id: c.get("requestId"), path: c.req.path, ...describeError(error) }, "page failed");
    }
  }

  const keptOf = (key: string) => async (made: Response | Page) => {
    const now = clock().getTime();
    if (made instanceof Response || made.status !== 200 || made.expiresAt <= now) return undefined;
    const last = await cache.get(key, now, standInMs);
    made.brotli = last && isSame(last, made) ? last.brotli : ((await compressAroundNonce(made.parts)) ?? []);
    await cache.set(key, made);
    return made;
  };

  return new Hono().all("*", async (c) => {
    // Nobody keeps a page's data, so that what is made ahead for a link would be made once more when it is followed.
    if (isData(c.req.path) && isPrefetch((name) => c.req.header(name) ?? null)) {
      return c.body(null, 204, { "Cache-Control": "no-store" });
    }
    const page = address(c);
    const signedOut = sessionCookie(c, secure).token() === undefined;

    if (c.req.path === "/") c.header("Vary", "Accept-Language");
    if (c.req.path === "/" && c.req.method !== "POST" && page.locale !== defaultLocale) {
      c.header("Vary", "Cookie", { append: true });
      return c.redirect(localizePath("/", page.locale), 302);
    }
    // What is posted is not led away: its page keeps what was typed.
    if (!uncheckedPath.test(page.path) && c.req.method !== "POST" && !(await isUp())) {
      return leave(c, localizePath(maintenancePath, page.locale) + leftPage(c, page.path));
    }

    const key = `${c.req.path}?${new URL(c.req.url).search}#${getCookie(c, cookies.promotion.name) ?? ""}`;
    const cacheable = c.req.method === "GET" && signedOut && !isData(c.req.path);
    if (cacheable) {
      const now = clock().getTime();
      const kept = await cache.get(key, now, staleMs);
      if (kept && kept.expiresAt <= now && !flights.has(key)) {
        void makeBehind(c, page, key);
      }
      const flight = flights.get(key);
      const shared = kept ?? (flight && (await flight));
      if (shared) {
        onPage("cache");
        return send(c, shared);
      }
    }

    const made = await (cacheable ? makeKept(c, page, key) : make(c, page, c.req.raw));
    if (made.status === 503) c.header("Retry-After", retrySeconds);
    if (made.status === 405) c.header("Allow", "GET, HEAD");
    if (made instanceof Response) return withCookies(c, made);
    const standIn = cacheable && made.status >= 500 && (await cache.get(key, clock().getTime(), standInMs));
    onPage(standIn ? "standIn" : "made");
    return send(c, standIn || made);
  });
}

/** Most pages are a minute later what they were. */
const isSame = (one: Page, other: Page) =>
  one.parts.length === other.parts.length && one.parts.every((part, index) => other.parts[index]?.equals(part));

/** A page that could not be shown is an error; the maintenance page answers 503 on purpose (decision 8). */
function logFailure(log: Logger, c: Context, path: string, status: number) {
  const about = { id: c.get("requestId"), path: c.req.path, status };
  if (path === maintenancePath) log.info(about, "maintenance");
  else log.error(about, "page failed");
}

/** The page that an address means, and the language it is in. */
function address(c: Context) {
  const { path, locale, prefix } = splitPath(c.req.path.replace(/\.data$/, ""));
  const cookie = getCookie(c, cookies.locale.name);
  const chosen = isLocale(cookie) ? cookie : undefined;
  if (fixedAddress.test(path) && !prefix) {
    const begun = path.startsWith("/auth/") ? readBegunSignIn(getCookie(c, cookies.social.name))?.locale : undefined;
    return { path, locale: begun ?? chosen ?? defaultLocale };
  }
  // Only the root looks at the browser's language (decision 5; T13, T14).
  if (c.req.path === "/")
    return { path, locale: chosen ?? browserLocale(c.req.header("Accept-Language")) ?? defaultLocale };
  return { path, locale };
}

/** Whether the router asks for a page's data. */
const isData = (path: string) => path.endsWith(".data");

/** Names the page that is left, so that one comes back to it; home is where one comes anyway. */
function leftPage(c: Context, path: string): string {
  const { searchParams } = new URL(c.req.url);
  // The router's own, where it asks for some of a page's data.
  searchParams.delete("_routes");
  const back = searchParams.size === 0 ? path : `${path}?${searchParams}`;
  return back === "/" ? "" : `?${new URLSearchParams({ back })}`;
}

/** Goes to a page. The router, when it asks only for a page's data, is told to leave the document. */
const leave = (c: Context, path: string) =>
  isData(c.req.path)
    ? c.body(null, 204, { "X-Remix-Redirect": path, "X-Remix-Reload-Document": "true" })
    : c.redirect(path, 302);

const handlers = new WeakMap<SiteBuild, ReturnType<SiteBuild["entry"]["module"]["createHandler"]>>();

/** The site's build and its request handler; in development the build changes, so a handler belongs to one build. */
async function loaded(build: () => Promise<SiteBuild>) {
  const site = await build();
  const handler = handlers.get(site) ?? site.entry.module.createHandler(site);
  handlers.set(site, handler);
  return { entry: site.entry, handler };
}

/**
 * The router's own answer (data, redirect, file) with the cookies that the page has set. A page's data says who asks for
 * it, whatever the page allows for its HTML: nobody keeps it.
 */
async function withCookies(c: Context, response: Response): Promise<Response> {
  for (const [name, value] of response.headers) c.header(name, value, { append: name === "set-cookie" });
  const allowed = isData(c.req.path) ? undefined : response.headers.get("Cache-Control");
  c.header("Cache-Control", allowed ?? "no-store");
  if (response.body && isLong.test(response.headers.get("Content-Type") ?? "")) {
    return answerStreamed(c, response.body, response.status);
  }
  if (response.body && isText.test(response.headers.get("Content-Type") ?? "")) {
    return answerCompressed(c, Buffer.from(await response.arrayBuffer()), response.status);
  }
  return new Response(response.body, { status: response.status, headers: c.res.headers });
}

/** A sitemap may be of any length. */
const isLong = /^application\/xml/;

const isText = /^(text\/|application\/(.+\+)?(json|xml))/;

/** How long the page cache keeps a page is not the browser's to know; that nobody keeps it is. */
const isCacheRule = (name: string, value: string) => name === "cache-control" && value !== "no-store";

function send(c: Context, page: Page): Promise<Response> {
  // Kept by nobody on the way: what a page shows depends on cookies. The browser may restore it from history, unless
  // the page forbids that.
  c.header("Cache-Control", "private, no-cache");
  for (const [name, value] of page.headers) c.header(name, value, { append: name === "set-cookie" });
  c.header("Content-Type", "text/html; charset=utf-8");
  c.header("Vary", "Cookie", { append: true });
  const nonce = Buffer.from(c.get("secureHeadersNonce") ?? "");
  if (page.brotli.length === 0 || encodingFor(c) !== "br")
    return answerCompressed(c, withNonce(page.parts, nonce), page.status);
  c.header("Vary", "Accept-Encoding", { append: true });
  c.header("Content-Encoding", "br");
  return Promise.resolve(c.body(withNonce(page.brotli, nonce), page.status as 200));
}
