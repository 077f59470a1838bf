import { cookies, locales, localizePath, prefixedPath, splitPath, writeBegunSignIn } from "@gk/domain";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { wholeOrigin as origin, startWholeSite, type WholeSite } from "./whole-site.fixture.ts";

// What the sitemap names, and what a search engine, a card of a link and a reader of HTML find there. The addresses come
// from the sitemap itself: a page that is added to it is tried without being named here.

let whole: WholeSite;
let serve: ReturnType<WholeSite["serve"]>;

const ask = (address: string) => serve(address, { headers: { "Accept-Language": "zh-HK" } });

/** Public pages that search engines are not led to. */
const unlisted = [
  "/auth?type=signin",
  "/auth?type=register",
  "/auth?type=signin&forgot=1",
  "/auth/reset?code=example",
  "/auth/verification?code=example",
  "/search",
  "/search?q=app",
  "/plans?type=school",
  "/wish/add-wish",
  "/invitation/refuse?code=example",
  "/newsletter/unsubscribe?code=example",
  "/maintenance",
  "/offline",
];

type Page = { address: string; status: number; html: string };
let pages: Page[] = [];
let listed: string[] = [];
/** What the provider was asked for all of them. */
const asked: URL[] = [];

const unescaped = (text = "") => text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&amp;", "&");
const found = (html: string, pattern: RegExp) => unescaped(pattern.exec(html)?.[1]);
const titleOf = ({ html }: Page) => found(html, /<title>([^<]*)</);
const canonicalOf = ({ html }: Page) => found(html, /<link rel="canonical" href="([^"]*)"/);
const pictureOf = ({ html }: Page) => found(html, /<meta property="og:image" content="([^"]*)"/);
const structuredOf = ({ html }: Page) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = ""]) => JSON.parse(text) as { "@context": string; "@type": string },
  );
const alternatesOf = ({ html }: Page) =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate"[^>]*>/g)].flatMap(([link]) => {
      const [, language] = /hrefLang="([^"]*)"/i.exec(link) ?? [];
      const [, href] = /href="([^"]*)"/.exec(link) ?? [];
      return language && href ? [[language, unescaped(href)]] : [];
    }),
  );

beforeAll(async () => {
  whole = await startWholeSite();
  serve = whole.serve(async (request) => {
    asked.push(new URL(request.url));
    return whole.provider.fetch(request);
  });

  const sitemap = await (await ask("/sitemap.xml")).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => unescaped(address).slice(origin.length));
  const others = unlisted.flatMap((address) => locales.map((locale) => localizePath(address, locale)));
  for (const address of [...listed, ...others]) {
    const response = await ask(address || "/");
    pages.push({ address: address || "/", status: response.status, html: await response.text() });
  }
}, 600_000);

afterAll(async () => {
  pages = [];
  await whole.close();
});

describe("the pages that the sitemap names", () => {
  it("are there, each under its canonical address", () => {
    expect(listed.length).toBeGreaterThan(150);
    const named = pages.slice(0, listed.length);
    expect(named.filter(({ status }) => status !== 200).map(({ address, status }) => `${status} ${address}`)).toEqual(
      [],
    );
    const moved = named.filter((page) => new URL(canonicalOf(page)).href !== new URL(page.address, origin).href);
    expect(moved.map(({ address }) => address)).toEqual([]);
  });

  it("name each other as the same page in the other language (decision 42)", () => {
    const byAddress = new Map(pages.slice(0, listed.length).map((page) => [new URL(page.address, origin).href, page]));
    const lost = [...byAddress].flatMap(([address, page]) => {
      const own = alternatesOf(page);
      const names = Object.keys(own).toSorted().join();
      if (names !== "en,en-US,x-default,zh-HK") return [`${address}: ${names}`];
      return Object.values(own).flatMap((href) => {
        const other = byAddress.get(new URL(href).href);
        return other && JSON.stringify(alternatesOf(other)) === JSON.stringify(own) ? [] : [`${address} to ${href}`];
      });
    });
    expect(lost).toEqual([]);
  });

  it("have no link that leads nowhere", async () => {
    const links = new Map<string, string>();
    for (const { address, html } of pages.slice(0, listed.length)) {
      for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
        const { origin: there, pathname, search } = new URL(unescaped(href), new URL(address, origin));
        if (there === origin) links.set(pathname + search, address);
      }
    }
    const known = new Set(pages.filter(({ status }) => status === 200).map(({ address }) => address));
    const broken: string[] = [];
    for (const [link, on] of links) {
      if (known.has(link)) continue;
      const { status } = await ask(link);
      if (status >= 400) broken.push(`${status} ${link} on ${on}`);
    }
    expect(links.size).toBeGreaterThan(200);
    expect(broken).toEqual([]);
  }, 300_000);
});

it("T2: with /zh-HK before its address, each Chinese page that the sitemap names is the same one", async () => {
  const chinese = pages.slice(0, listed.length).filter(({ address }) => splitPath(address).locale === "zh-HK");
  expect(chinese.length).toBeGreaterThan(75);
  const others: string[] = [];
  for (const own of chinese) {
    const address = prefixedPath(own.address, "zh-HK");
    const response = await ask(address);
    const page = { address, status: response.status, html: await response.text() };
    const isSame =
      page.status === 200 &&
      canonicalOf(page) === canonicalOf(own) &&
      JSON.stringify(alternatesOf(page)) === JSON.stringify(alternatesOf(own)) &&
      titleOf(page) === titleOf(own);
    if (!isSame) others.push(`${page.status} ${address}: ${canonicalOf(page)}`);
  }
  expect(others).toEqual([]);
}, 120_000);

it.each(["articles", "school/articles", "market"])(
  "decision 48: the provider is asked for %s that are published, on whatever page",
  (list) => {
    const lists = asked.filter(({ pathname }) => pathname === `/web/${list}`);
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter(({ searchParams }) => searchParams.get("published") !== "1").map(({ href }) => href)).toEqual(
      [],
    );
  },
);

describe("around a page stands", () => {
  const aroundOf = (html: string) => ["header", "footer"].filter((part) => html.includes(`<${part} `));

  it("decision 39: all on each page that the sitemap names; no footer on the app's", () => {
    const others = pages.slice(0, listed.length).flatMap(({ address, html }) => {
      const around = aroundOf(html).join();
      return around === (splitPath(address).path === "/app" ? "header" : "header,footer")
        ? []
        : [`${address}: ${around}`];
    });
    expect(others).toEqual([]);
  });

  it("T35: no footer where somebody signs in, sets a password or verifies an address", () => {
    const own = pages.filter(({ address }) => splitPath(address).path.startsWith("/auth"));
    expect(own.length).toBe(10);
    expect(own.flatMap(({ address, html }) => (aroundOf(html).join() === "header" ? [] : [address]))).toEqual([]);
  });

  it.each(
    locales.flatMap((locale) => ["/tapngo/callback", "/auth/google/callback"].map((path) => [locale, path] as const)),
  )("T35: nothing in %s where somebody comes back: %s", async (locale, path) => {
    const address = `${prefixedPath(path, locale)}?code=c&state=s`;
    const begun = writeBegunSignIn({ service: "google", state: "s", nonce: "n", locale, wanted: undefined });
    // The page shows where the provider says nothing of what was brought back.
    const without = whole.serve(async (request) =>
      request.url.endsWith("/web/signin/google") ? new Response("", { status: 502 }) : whole.provider.fetch(request),
    );
    const Cookie = `${cookies.social.name}=${encodeURIComponent(begun)}`;
    const html = await (await without(address, { headers: { Cookie } })).text();
    expect(html).toMatch(/<main .*<h1/s);
    expect(aroundOf(html)).toEqual([]);
  });
});

describe("what search engines are told (decision 125)", () => {
  it.each([
    ["/", ["Organization", "WebSite"]],
    ["/en-US", ["Organization", "WebSite"]],
    ["/faq", ["FAQPage"]],
    ["/plans", ["Product", "Product", "Product"]],
    ["/plans?type=school", []],
    ["/app", ["SoftwareApplication"]],
    ["/privacy-policy", []],
  ])("of %s is %j", (address, types) => {
    const told = structuredOf(pages.find((page) => page.address === address) as Page);
    expect(told.map((one) => one["@type"])).toEqual(types);
  });

  it("of articles is the article or the event, and the way to it", () => {
    const types = pages
      .filter(({ address }) => /^\/(?:en-US\/)?(?:tips|events)\/./.test(address))
      .map((page) => structuredOf(page).map((one) => one["@type"]));
    expect(types.length).toBeGreaterThan(20);
    expect([...new Set(types.map((one) => one.join()))].toSorted()).toEqual([
      "Article,BreadcrumbList",
      "Event,BreadcrumbList",
    ]);
  });

  it("stands in the document alone, and not in its page's data once more", () => {
    const named = ({ html }: Page) => html.match(/https:\/\/schema\.org(?!\/)/g)?.length ?? 0;
    const twice = pages.filter((page) => named(page) !== structuredOf(page).length);
    expect(twice.map(({ address }) => address)).toEqual([]);
  });
});

it("search engines may read every page that the sitemap names and the way in, and nobody's own pages", async () => {
  const robots = await (await ask("/robots.txt")).text();
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const mayRead = (address: string) => !closed.some((path) => address.startsWith(path));
  expect([...listed, "/auth?type=signin", "/en-US/auth"].filter((address) => !mayRead(address))).toEqual([]);
  expect(
    ["/member", "/en-US/member/children", "/zh-HK/auth/reset?code=1", "/auth/verification"].filter(mayRead),
  ).toEqual([]);
});

describe("every public page", () => {
  it("has what its links to a part of it lead to", () => {
    const lost = pages.flatMap(({ address, html }) =>
      [...html.matchAll(/<a [^>]*?href="#([^"]+)"/g)].flatMap(([, part = ""]) =>
        // The top of a page is there without a name.
        part === "top" || html.includes(` id="${decodeURIComponent(part)}"`) ? [] : [`#${part} on ${address}`],
      ),
    );
    expect(lost).toEqual([]);
  });

  it("has a title that no other page of its language has", () => {
    const shared = pages.filter(
      (page) =>
        pages.find(
          (other) => titleOf(other) === titleOf(page) && other.html.slice(0, 60) === page.html.slice(0, 60),
        ) !== page,
    );
    expect(shared.map((page) => `${page.address}: ${titleOf(page)}`)).toEqual([]);
    expect(pages.filter((page) => titleOf(page) === "").map(({ address }) => address)).toEqual([]);
  });

  it.each([
    ["/plans?type=school", "學校計劃及收費｜GK"],
    ["/en-US/plans?type=school", "School Plans and Pricing | GK"],
  ])("is called what it shows: %s is %s", (address, title) =>
    expect(titleOf(pages.find((page) => page.address === address) as Page)).toBe(title),
  );

  it("is valid HTML", async () => {
    // The library's rules for a standard document, and those on what everybody can use: none is switched off.
    const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });
    const wrong: string[] = [];
    for (const { address, html } of pages) {
      const { results } = await validator.validateString(html);
      wrong.push(
        ...results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message }) => `${address}: ${ruleId}: ${message}`),
        ),
      );
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it("has the marks between words in its headings alone, not in what programs read", async () => {
    // A head's elements, structured data and what is said of an element: none of them ends a line.
    const read = /<head>.*?<\/head>|<script type="application\/ld\+json">.*?<\/script>|<[^>]*=[^>]*>/gs;
    const marked = pages.flatMap(({ address, html }) =>
      [...html.matchAll(read)]
        .flatMap(([text]) => text.match(/.{0,40}\u200b/s) ?? [])
        .map((part) => `${address}: ${part}`),
    );
    for (const address of ["/tips/feed.atom", "/tips/feed.json", "/events/calendar.ics"]) {
      if ((await (await ask(address)).text()).includes("\u200b")) marked.push(address);
    }
    expect(marked).toEqual([]);
  });

  it("names a picture for those who share it, of its own and in its language (decision 135)", () => {
    expect(pages.filter((page) => !pictureOf(page)).map(({ address }) => address)).toEqual([]);
    const marks = new Map<string, string>();
    const same = pages.flatMap((page) => {
      const { pathname } = new URL(pictureOf(page));
      const other = marks.get(pathname);
      marks.set(pathname, page.address);
      // What has been searched for is drawn for nobody.
      return other && !page.address.includes("?q=") ? [`${page.address} as ${other}`] : [];
    });
    expect(same).toEqual([]);
  });
});

it.each([
  ["/faq", "cache"],
  ["/faq?q=app", "made"],
  ["/search?q=app", "made"],
  ["/market", "cache"],
  ["/market?district=3", "cache"],
  ["/market?keyword=piano", "made"],
  ["/market?location=mong+kok", "made"],
])("decision 139: %s, asked for again, is from the %s", async (address, source) => {
  const sources: string[] = [];
  const again = whole.serve(
    async (request) => whole.provider.fetch(request),
    (from) => sources.push(from),
  );
  await again(address);
  await again(address);
  expect(sources).toEqual(["made", source]);
});

describe("the picture that a page is shared with", () => {
  const kinds = ["/", "/en-US", "/faq", "/en-US/market", "/auth?type=register", "/plans?type=school"];

  it.each(kinds)("of %s is a PNG of 1200 by 630, for ever", async (address) => {
    const page = pages.find((one) => one.address === address);
    const response = await ask(pictureOf(page as Page));
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it("of an article says its own title and shows its own cover", async () => {
    const article = pages.find(({ address }) => /^\/tips\/./.test(address)) as Page;
    expect((await ask(pictureOf(article))).status).toBe(200);
    expect(article.html).toContain('<meta property="og:type" content="article">');
  });

  it("is drawn for no other words, page or site", async () => {
    const [mark = ""] = /[\w-]{22}/.exec(pictureOf(pages[1] as Page)) ?? [];
    for (const address of [
      `/share/${"A".repeat(22)}.png?of=/faq`,
      `/share/${mark.split("").toReversed().join("")}.png?of=/`,
      `/share/${"B".repeat(22)}.png?of=//other.example/`,
      `/share/${"C".repeat(22)}.png?of=/member`,
      `/share/${"D".repeat(22)}.png?of=/no-such-page`,
      `/share/${"E".repeat(22)}.png`,
      "/share/x.png?of=/",
    ]) {
      const response = await ask(address);
      expect([address, response.status]).toEqual([address, 404]);
    }
  });

  it("is drawn once for many who ask for it together, and tells who comes when too many wait", async () => {
    const { address } = pages.find((page) => page.address === "/about-us") as Page;
    const picture = pictureOf(pages.find((page) => page.address === address) as Page);
    const together = await Promise.all(Array.from({ length: 30 }, () => ask(picture)));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
    const many = pages.filter((page) => splitPath(page.address).path.startsWith("/market/")).slice(0, 30);
    const answers = await Promise.all(many.map((page) => ask(pictureOf(page))));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(10);
    expect(busy.every(({ headers }) => headers.get("Retry-After") === "5")).toBe(true);
  }, 60_000);
});
