import { beforeEach, describe, expect, it, vi } from "vitest";
import { answerWithout, keepRead, keepStandIns } from "./answer.ts";
import { listMark, mostTips } from "./kept.ts";

const origin = "https://gk.example";

/** The browser's stores, in the order in which answers were put there. */
function storesIn() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const store = all.get(name) ?? new Map<string, Response>();
    all.set(name, store);
    return {
      put: async (path: string, answer: Response) => void store.set(path, answer),
      match: async (path: string) => store.get(path)?.clone(),
      delete: async (asked: string | { url: string }) =>
        store.delete(typeof asked === "string" ? asked : new URL(asked.url).pathname),
      keys: async () => [...store.keys()].map((path) => ({ url: origin + path })),
    };
  };
  return { open };
}

const page = (body: string) => new Response(body, { headers: { "Content-Security-Policy": "script-src 'nonce-a'" } });
const ask = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal("caches", storesIn());
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  ask.mockImplementation(async (path) =>
    path.endsWith("/offline")
      ? page(
          `<h1>${path}</h1><img src="/assets/bird.svg"/><ul>${listMark}</ul><script nonce="a">go("</b>")\n</script><script src="/a.js"></script>`,
        )
      : page(
          `<noscript><link href="/assets/faces.css"></noscript><h1 class="a">Tip<wbr/> &amp; ${path}</h1><img src="/assets/harbour.svg" loading="lazy"/><li><button type="button" class="b">Copy</button></li><button type="submit">Send</button><script nonce="a">move()</script>`,
        ),
  );
});

const saidAt = async (path: string) => (await answerWithout(path)).text();

describe("what is kept (decision 159)", () => {
  it("is what a guest sees, and only tips", async () => {
    await keepRead("/tips/sharing");
    await keepRead("/member");
    await keepRead("/tips");
    const pages = ask.mock.calls.filter(([path]) => !path.startsWith("/assets/"));
    expect(pages).toEqual([["/tips/sharing", { credentials: "omit" }]]);
  });

  it("is a tip once, whichever of its addresses it was read at, and is found at each", async () => {
    await keepStandIns();
    for (const path of ["/zh-HK/tips/sharing", "/tips/sharing", "/zh-HK/tips/sharing"]) await keepRead(path);
    expect((await saidAt("/faq")).match(/href="\/[^"]*tips\/sharing"/g)).toEqual(['href="/tips/sharing"']);
    for (const path of ["/tips/sharing", "/zh-HK/tips/sharing"]) expect(await saidAt(path)).toContain("Tip<wbr/>");
  });

  it("is nothing that is refused, or led elsewhere", async () => {
    await keepStandIns();
    ask.mockResolvedValueOnce(new Response("gone", { status: 404 }));
    await keepRead("/tips/gone");
    expect(await saidAt("/tips/gone")).toContain("/offline");
  });

  it("are the ones that were read last", async () => {
    await keepStandIns();
    for (let index = 0; index <= mostTips; index += 1) await keepRead(`/tips/${index}`);
    await keepRead("/tips/1");
    const listed = [...(await saidAt("/faq")).matchAll(/href="\/tips\/(\d+)"/g)].map(([, index]) => Number(index));
    expect(listed).toEqual([1, ...Array.from({ length: mostTips - 1 }, (_, index) => mostTips - index)]);
  });

  it("has a tip's drawings, of which the browser has only those that were scrolled to", async () => {
    await keepRead("/tips/sharing");
    expect(ask.mock.calls).toContainEqual(["/assets/harbour.svg"]);
  });

  it("has the drawings and styles of the page that stands in, and no scripts", async () => {
    await keepStandIns();
    const files = ask.mock.calls.map(([path]) => path).filter((path) => path.startsWith("/assets/"));
    expect(new Set(files)).toEqual(new Set(["/assets/bird.svg"]));
  });

  it("fails where the page that stands in can't be had: it is tried again another time", async () => {
    ask.mockResolvedValue(new Response("busy", { status: 503 }));
    await expect(keepStandIns()).rejects.toThrow("can't be kept");
  });
});

describe("without a connection", () => {
  beforeEach(async () => {
    await keepStandIns();
    await keepRead("/tips/sharing");
    await keepRead("/en-US/tips/thanking");
  });

  it.each([
    ["/", "/en-US/offline", "/en-US/member"],
    ["/", "/offline", "/"],
    ["/locale", "/en-US/offline", "/en-US/faq"],
    ["/zh-HK", "/offline", "/en-US/faq"],
  ])("%s is %s to who has read %s last", async (path, own, read) => {
    await keepRead(read);
    expect(await saidAt(path)).toContain(`<h1>${own}</h1>`);
  });

  it("/ is Chinese to who has read nothing", async () => {
    vi.stubGlobal("caches", storesIn());
    await keepStandIns();
    expect(await saidAt("/")).toContain("<h1>/offline</h1>");
  });

  it("a tip that was read is there as it is before scripts, so that its links load what they lead to", async () =>
    expect(await saidAt("/tips/sharing")).toBe(
      `<link href="/assets/faces.css"><h1 class="a">Tip<wbr/> &amp; /tips/sharing</h1><img src="/assets/harbour.svg" loading="lazy"/><li></li><button type="submit">Send</button>`,
    ));

  it.each([
    ["/faq", "/offline", '<li><a href="/tips/sharing">Tip &amp; /tips/sharing</a></li>'],
    ["/en-US/member", "/en-US/offline", '<li><a href="/en-US/tips/thanking">Tip &amp; /en-US/tips/thanking</a></li>'],
  ])(
    "%s is the page that stands in, in its language and without its scripts, with the tips of that language",
    async (path, own, items) => {
      const answer = await answerWithout(path);
      expect(await answer.text()).toBe(`<h1>${own}</h1><img src="/assets/bird.svg"/><ul>${items}</ul>`);
      expect(answer.headers.get("Content-Security-Policy")).toBe("script-src 'nonce-a'");
    },
  );
});
