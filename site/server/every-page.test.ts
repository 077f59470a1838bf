import { type Locale, localizePath, locales } from "@gk/domain";
import { type CallName, type Fault, faults, matchCall } from "@gk/web";
import { UNSAFE_decodeViaTurboStream as decodeAnswer } from "react-router-dom";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startWholeSite, type WholeSite, wholeOrigin } from "./whole-site.fixture.ts";

// Every page × every call that it is made of × everything that can come instead of an answer. Pages come from the table of
// routes, and calls from what each page asks: a row that is added to either is tried without being named here.

/** What stands for the parameters of a path. */
const parameters: Readonly<Record<string, string>> = {
  ":childId": "301",
  ":activityId": "4",
  ":advertisementId": "1",
  ":orderId": "1",
  ":reportId": "1",
  ":service": "google",
  ":status": "success",
};

/** Pages with several faces, or whose parameters belong together, by their paths. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  auth: ["/auth?type=signin", "/auth?type=register"],
  "auth/verification": ["/auth/verification?code=example"],
  "auth/reset": ["/auth/reset?code=example"],
  "member/profile": ["/member/profile", "/member/profile?edit=deletion"],
  "member/profile/delete": ["/member/profile/delete?code=example"],
  "invitation/refuse": ["/invitation/refuse?code=example"],
  "newsletter/unsubscribe": ["/newsletter/unsubscribe?code=example"],
  market: ["/market", "/market?keyword=a"],
  "school/:slug": ["/school/character-strengths"],
  "school/:slug/:input": ["/school/character-strengths/strengths-wisdom"],
  ":articles": ["/news", "/tips", "/events"],
  ":articles/:slug": ["/news/1", "/tips/1", "/events/1"],
  "events/:slug/event.ics": ["/events/1/event.ics"],
  ":articles/feed.atom": ["/news/feed.atom"],
  ":articles/feed.json": ["/news/feed.json"],
  "*": ["/no-such-page"],
};

const cut: Fault["fetch"] = async () => {
  const body = new ReadableStream({
    start: (stream) => {
      stream.enqueue(new TextEncoder().encode('{"status":1,"data":['));
      stream.error(new Error("cut"));
    },
  });
  return new Response(body, { headers: { "Content-Type": "application/json" } });
};

/** What a page is answered with while a call of its is not answered as the contract says. */
const worded = [200, 302, 403, 404, 409, 422, 429, 502, 503];
/** A success of a shape that the contract forbids is found where the page is drawn: nobody has foreseen it. */
const unforeseen = [...worded, 500];

type Instead = Pick<Fault, "name" | "fetch"> & { statuses: readonly number[] };
/** No answer at all takes as long as a page waits for one, so all of these are tried at the same time. */
const isSilence = ({ name }: Pick<Fault, "name">) => name === "timeout";
const silence: readonly Instead[] = faults.filter(isSilence).map((fault) => ({ ...fault, statuses: worded }));
const instead: readonly Instead[] = [
  ...faults.filter((fault) => !isSilence(fault)).map((fault) => ({ ...fault, statuses: worded })),
  { name: "cut in the middle", fetch: cut, statuses: worded },
  ...[{}, { data: null }, { data: { id: "one" } }, { data: [{ id: "one" }, null] }].map((rest) => ({
    name: `200 with ${JSON.stringify(rest)}`,
    fetch: async () => Response.json({ status: 1, ...rest }),
    statuses: unforeseen,
  })),
];

let whole: WholeSite;
let session: string;

beforeAll(async () => {
  whole = await startWholeSite();
  session = await signedIn("premium.parent@gk.example");
}, 300_000);

afterAll(() => whole.close());

/** The whole site with an empty page cache, and with a call of its provider's that can be answered otherwise. */
function siteWith() {
  const asked = new Set<CallName>();
  let fault: { call: CallName; fetch: Fault["fetch"] } | undefined;
  const ask = whole.serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const name = matchCall(request.method, pathname.slice("/web".length), search)?.name;
    // Whether the provider is up is asked for all pages together: `server-check.test.ts`.
    if (name === undefined || name === "checkServer") return whole.provider.fetch(request);
    asked.add(name);
    return name === fault?.call ? fault.fetch(request.url, { signal: request.signal }) : whole.provider.fetch(request);
  });
  const setFault = (next: typeof fault) => {
    fault = next;
  };
  return { ask, asked, fault: setFault };
}

async function signedIn(email: string): Promise<string> {
  const { ask } = siteWith();
  const { data } = (await (await ask("/web/captcha/signin")).json()) as { data: { token: string } };
  const body = JSON.stringify({ email, password: "gk-demo-2026", "g-recaptcha-response": data.token });
  const answered = await ask("/web/signin", { method: "POST", body, headers: { "Content-Type": "application/json" } });
  const cookie = answered.headers.get("Set-Cookie");
  if (!cookie) throw new Error(`Nobody was signed in: ${answered.status} ${await answered.text()}`);
  return cookie.split(";")[0] ?? "";
}

/** Addresses of a page, or of a file, by its path in the table of routes. */
function addressesOf(pattern: string): readonly string[] {
  const given = addresses[pattern];
  if (given) return given;
  const segments = pattern.split("/").map((segment) => (segment.startsWith(":") ? parameters[segment] : segment));
  return segments.includes(undefined) ? [] : [`/${segments.join("/")}`];
}

/** Every path that the table of routes answers. */
const patterns = () =>
  Object.values(whole.build.routes).flatMap((route) =>
    route?.id.startsWith("plain:") && (route.path !== undefined || route.index) ? [route.path ?? ""] : [],
  );

it("every path of the table of routes has an address here", () => {
  expect(patterns().length).toBeGreaterThan(40);
  expect(patterns().filter((pattern) => addressesOf(pattern).length === 0)).toEqual([]);
});

/** What the answer to a request for a page, or for a file, lacks of a page that can be read and left. */
async function missingOf(response: Response, locale: Locale): Promise<string[]> {
  const { headers, status } = response;
  // A file that is there is what it is.
  if (status < 400 && headers.has("Content-Disposition")) return [];
  if (!headers.get("Content-Type")?.startsWith("text/html")) return status < 400 ? [] : ["a page"];
  const html = await response.text();
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, "");
  return [
    ...(html.includes(`<html lang="${locale}"`) ? [] : ["the page's language"]),
    ...(heading === undefined ? ["a heading"] : []),
    ...(/<a [^>]*href="\//.test(html) ? [] : ["a way on"]),
  ];
}

/** Nobody moves to a file: a link to it is the browser's. */
const isPage = (address: string) => !/\.\w+$/.test(new URL(address, wholeOrigin).pathname);

/** What the router asks for when somebody moves to a page: its data instead of its HTML. */
function dataAddress(address: string): string {
  const { pathname, search } = new URL(address, wholeOrigin);
  return `${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;
}

/** Where a move leads on to, the router is told so by a success. */
const ledOn = 202;

/** What an answer to a move lacks of one that the router can read: without it a page could not even say what is wrong. */
async function missingOfMove(response: Response): Promise<string[]> {
  if (!response.body) return ["a body"];
  const { value, done } = await decodeAnswer(response.body, globalThis);
  await done;
  // Where the move leads on to stands under a symbol.
  return typeof value === "object" && value !== null && Reflect.ownKeys(value).length > 0
    ? []
    : ["anything for a page"];
}

async function defectsOfMove(moved: Response, statuses: readonly number[]): Promise<string[]> {
  const isRead = [...statuses, ledOn].includes(moved.status);
  return isRead ? missingOfMove(moved) : [`an answer to a move: it is ${moved.status}`];
}

/** A call that a page is made of, for a guest or a member, and what is tried instead of its answer. */
type Cell = { address: string; call: CallName; cookie: string; tried: readonly Instead[] };

/** Asks for a page with each fault in its turn; says what is wrong with what comes, also once the fault is over. */
async function defectsOf({ address, call, cookie, tried }: Cell): Promise<string[]> {
  const site = siteWith();
  const defects: string[] = [];
  for (const [index, { name, fetch, statuses }] of tried.entries()) {
    const locale = locales[index % locales.length] ?? "zh-HK";
    // An address of its own, so that the page cache does not answer.
    const asked = `${localizePath(address, locale)}${address.includes("?") ? "&" : "?"}try=${index}`;
    site.fault({ call, fetch });
    const response = await site.ask(asked, { headers: { Cookie: cookie } });
    const isWorded = statuses.includes(response.status);
    const missing = isWorded ? await missingOf(response, locale) : [`words: it is ${response.status}`];
    const lacking = isPage(address)
      ? await defectsOfMove(await site.ask(dataAddress(asked), { headers: { Cookie: cookie } }), statuses)
      : [];
    if (missing.length + lacking.length > 0) {
      defects.push(`${asked}: ${call}: ${name}: lacks ${[...missing, ...lacking].join(", ")}`);
    }
  }
  site.fault(undefined);
  const after = await site.ask(address, { headers: { Cookie: cookie } });
  if (after.status >= 500) defects.push(`${address}: ${call}: still ${after.status} when all is well`);
  return defects;
}

/**
 * Who is there is asked for every page by the same code, and tried whole where it decides something else; on the others
 * by one fault.
 */
const decidedByProfile = ["", "contact-us", "auth", "member", "member/children", "member/settings/payment/:status"];

/** All that is tried of a page, for whom it is: a guest, or a member where a guest is led away. */
async function cellsOf(pattern: string): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const address of addressesOf(pattern)) {
    for (const cookie of ["", session]) {
      const { ask, asked } = siteWith();
      const { status } = await ask(address, { headers: { Cookie: cookie } });
      const isLedAway = status >= 300 && status < 400;
      for (const call of asked) {
        const isKnown = cells.some((cell) => cell.address === address && cell.call === call);
        if (call !== "getProfile" && (isLedAway || isKnown)) continue;
        const isWhole = call !== "getProfile" || decidedByProfile.includes(pattern);
        cells.push({ address, call, cookie, tried: isWhole ? instead : instead.slice(0, 1) });
      }
    }
  }
  return cells;
}

describe("whatever is answered to a call, each page or file that is made of it says so in its language and has a way on", () => {
  let cells: Cell[] = [];

  beforeAll(async () => {
    for (const pattern of patterns()) cells = [...cells, ...(await cellsOf(pattern))];
  }, 120_000);

  it("knows what pages are made of", () => {
    expect(new Set(cells.map(({ call }) => call)).size).toBeGreaterThan(20);
  });

  it("at once", async () => {
    const defects: string[] = [];
    for (const cell of cells) {
      defects.push(...(await defectsOf(cell)));
    }
    expect(defects).toEqual([]);
  }, 900_000);

  it("in time, when nothing is answered, not even whether the provider is up", async () => {
    const ask = whole.serve(() => new Promise(() => undefined));
    const pages = patterns()
      .flatMap(addressesOf)
      .flatMap((address) => locales.map((locale) => ({ address: localizePath(address, locale), locale })))
      .flatMap((page) => ["", session].map((cookie) => ({ ...page, cookie })));
    const defects = await Promise.all(
      pages.map(async ({ address, locale, cookie }) => {
        const response = await ask(address, { headers: { Cookie: cookie } });
        const missing = worded.includes(response.status) ? await missingOf(response, locale) : [`${response.status}`];
        return missing.map((what) => `${address}: lacks ${what}`);
      }),
    );
    expect(defects.flat()).toEqual([]);
  }, 120_000);

  it("in time, when no answer comes", async () => {
    expect(silence).not.toEqual([]);
    const defects = await Promise.all(cells.map((cell) => defectsOf({ ...cell, tried: silence })));
    expect(defects.flat()).toEqual([]);
  }, 300_000);
});
