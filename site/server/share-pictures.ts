import { splitPath } from "@gk/domain";
import { createClient } from "@gk/web";
import { Hono } from "hono";
import type { Logger } from "pino";
import { createStorage } from "unstorage";
import lruCache from "unstorage/drivers/lru-cache";
import type { Configuration } from "./configuration.ts";
import { describeError } from "./log.ts";
import type { UpstreamFor } from "./on-behalf.ts";
import type { SiteBuild } from "./site-build.ts";

type SharePictures = {
  configuration: Configuration;
  build: () => Promise<SiteBuild>;
  upstreamFor: UpstreamFor;
  clock: () => Date;
  log: Logger;
};

/** Some hundred pictures of 40 kB; which was asked for least lately makes way. @units bytes */
const room = 16 * 2 ** 20;

/** How many more may wait while a picture is drawn: it takes a processor for a third of a second. */
const mostWaiting = 8;
const retrySeconds = "5";

const longestAddress = 512;
const picture = { type: "image/png", keep: "public, max-age=31536000, immutable" } as const;

class TooMany extends Error {}
class NotNow extends Error {}

/** One after the other; whoever finds too many there is told so. */
function inTurn(most: number) {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (waiting > most) throw new TooMany();
    waiting += 1;
    const mine = last.then(work).finally(() => (waiting -= 1));
    last = mine.catch(() => undefined);
    return mine;
  };
}

/** Loaded with the first picture, as the provider does with its own. */
async function encode(svg: string): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(Buffer.from(svg)).png({ palette: true }).timeout({ seconds: 10 }).toBuffer();
}

/**
 * The pictures with which pages are shared (decision 135): `/share/<mark>.png?of=<page>`. The page that is named is asked
 * what it shows, as somebody who is not signed in, and what it says is drawn where the mark is that of its content. So no
 * list of pictures is kept, every process has the same, and nobody has other words drawn.
 */
export function sharePictures({ configuration, build, upstreamFor, clock, log }: SharePictures): Hono {
  const { origin, mode } = configuration;
  const kept = createStorage({ driver: lruCache({ maxSize: room }) });
  const underWay = new Map<string, Promise<Buffer | undefined>>();
  const turn = inTurn(mostWaiting);

  async function make(mark: string, page: URL, upstream: ReturnType<UpstreamFor>): Promise<Buffer | undefined> {
    const site = await build();
    const { entry } = site;
    const { locale } = splitPath(page.pathname);
    const nothing = () => undefined;
    const context = entry.module.visit({
      client: createClient({
        baseUrl: `${origin}/web`,
        fetch: (url, init) => upstream(new Request(url, init)),
        locale: () => locale,
        timeoutMs: 10_000,
      }),
      locale,
      hasSession: false,
      startSession: nothing,
      endSession: nothing,
      cookie: nothing,
      setCookie: nothing,
      origin,
      development: mode === "development",
      recaptchaSiteKey: configuration.recaptchaSiteKey,
      timelineUrl: undefined,
      vitalsShare: 0,
      socialServices: [],
      report: (error) => log.error({ path: page.pathname, ...describeError(error) }, "fault in a page"),
      now: clock(),
    });
    const answer = await entry.module.createHandler(site)(new Request(page), context);
    await answer.body?.cancel();
    const found = entry.module.pictureOfVisit(context);
    if (!found && answer.status >= 500) throw new NotNow();
    if (found?.mark !== mark) return undefined;
    const bytes = await encode(found.draw());
    await kept.setItemRaw(mark, bytes);
    return bytes;
  }

  const pictureOf = async (mark: string, page: URL, upstream: ReturnType<UpstreamFor>) => {
    const key = `${mark} ${page.pathname}${page.search}`;
    const flight = underWay.get(key) ?? turn(() => make(mark, page, upstream)).finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };

  return new Hono().get("/:file{[\\w-]{22}\\.png}", async (c) => {
    const mark = c.req.param("file").slice(0, -".png".length);
    const address = c.req.query("of") ?? "";
    c.header("Cache-Control", "no-store");
    const page =
      address.length <= longestAddress && URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    if (!address.startsWith("/") || page?.origin !== origin) return c.text("Not Found", 404);
    try {
      const bytes = (await kept.getItemRaw<Buffer>(mark)) ?? (await pictureOf(mark, page, upstreamFor(c)));
      if (!bytes) return c.text("Not Found", 404);
      c.header("Cache-Control", picture.keep);
      return c.body(new Uint8Array(bytes), 200, { "Content-Type": picture.type });
    } catch (error) {
      if (!(error instanceof TooMany) && !(error instanceof NotNow)) throw error;
      c.header("Retry-After", retrySeconds);
      return c.text("Service Unavailable", 503);
    }
  });
}
