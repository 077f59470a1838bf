import { afterAll, beforeAll, expect, it } from "vitest";
import { createSite } from "./app.ts";
import { configuration } from "./configuration.ts";
import { createLog } from "./log.ts";
import { testAddress } from "./testing.ts";
import { startWholeSite, type WholeSite } from "./whole-site.fixture.ts";

// A proxy ends TLS and speaks plain HTTP to the site, whose own address is `https`.

let whole: WholeSite;
let site: ReturnType<typeof createSite>;

beforeAll(async () => {
  whole = await startWholeSite();
  const settings = configuration({ SITE_ORIGIN: "https://gk.example", TRUST_PROXY: "1", LOG_LEVEL: "silent" });
  site = createSite({
    configuration: settings,
    build: async () => whole.build,
    upstream: async (request) => whole.provider.fetch(request),
    log: createLog(settings),
    nonce: false,
  });
}, 120_000);

afterAll(() => whole.close());

const post = (path: string, headers: Record<string, string>) =>
  site.request(
    new Request(`http://gk.example${path}`, { method: "POST", headers, body: new URLSearchParams() }),
    undefined,
    {
      incoming: { socket: { remoteAddress: testAddress } },
    },
  );

it.each(["/auth?type=signin", "/auth.data?type=signin", "/contact-us", "/en-US/contact-us", "/newsletter"])(
  "the form of %s that is posted over HTTPS reaches its page, which says what it lacks",
  async (path) => {
    const ours = { Origin: "https://gk.example", "Sec-Fetch-Site": "same-origin" };
    expect((await post(path, ours)).status).toBe(422);
    // An older browser says no more.
    expect((await post(path, { Origin: "https://gk.example" })).status).toBe(422);
  },
);

it("signing out over HTTPS ends the session", async () => {
  const answer = await post("/member/signout", {
    Origin: "https://gk.example",
    "Sec-Fetch-Site": "same-origin",
    Cookie: "gk_session=abc",
  });
  expect(answer.status).toBe(302);
  expect(answer.headers.getSetCookie().join()).toMatch(/gk_session=;.*Max-Age=0/);
});

it.each(["https://other.example", "https://gk.example.other.example", "null"])(
  "what %s posts is refused",
  async (from) => {
    expect((await post("/contact-us", { Origin: from })).status).toBe(403);
  },
);
