import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { cookies } from "@gk/domain";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createLog } from "./log.ts";
import { readSettings } from "./settings.ts";
import { testSite } from "./testing.ts";
import { connect } from "./upstream.ts";

const signedIn = { Cookie: "gk_session=abc" };
const json =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...headers },
  body: JSON.stringify(body),
});

describe("T81: the token", () => {
  it.each([
    ["a member's call", "GET", "/web/profile", "Bearer abc"],
    ["a member's call by another method", "POST", "/web/profile/name?_method=put", "Bearer abc"],
    ["a public call", "GET", "/web/plans/web", null],
    ["signing in", "POST", "/web/signin", null],
  ])("on %s", async (_, method, path, authorization) => {
    const { ask, asked } = testSite();
    await ask(path, { method, headers: { ...signedIn, "Sec-Fetch-Site": "same-origin" } });
    expect(asked().map(({ headers }) => headers.get("Authorization"))).toEqual([authorization]);
  });

  it("is none of the browser's own, nor are its cookies", async () => {
    const { ask, asked } = testSite();
    await ask("/web/profile", { headers: { Authorization: "Bearer mine", Cookie: "locale=en-US" } });
    expect(asked()[0]?.headers.get("Authorization")).toBeNull();
    expect(asked()[0]?.headers.get("Cookie")).toBeNull();
  });

  it("goes from a sign-in's answer into a cookie that scripts can't read (T50)", async () => {
    const { ask } = testSite({ provider: json({ status: 1, token: "secret", data: { id: 3 } }) });
    const answer = await ask("/web/signin", post({}));
    expect(await answer.json()).toEqual({ status: 1, data: { id: 3 } });
    const cookie = answer.headers.get("Set-Cookie");
    expect(cookie).toContain("gk_session=secret;");
    expect(cookie).toContain(`Max-Age=${cookies.session.maxAgeSeconds}`);
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });
});

describe("the end of a session", () => {
  it.each([
    ["−3", 401],
    ["−3 with HTTP 200 (T78)", 200],
  ])("%s clears the cookie and is handed on", async (_, status) => {
    const { ask } = testSite({ provider: json({ status: -3 }, status) });
    const answer = await ask("/web/plans/web", { headers: signedIn });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ status: -3 });
    expect(answer.headers.get("Set-Cookie")).toContain("gk_session=; Max-Age=0");
  });

  it("decision 203: is not that of somebody else, whose page another tab shows", async () => {
    let whose: string | null = null;
    const { ask } = testSite({
      provider: (request) => {
        whose = request.headers.get("Member");
        return Promise.resolve(Response.json({ status: -3, message: "sessionChanged" }, { status: 401 }));
      },
    });
    const answer = await ask("/web/profile", { headers: { ...signedIn, Member: "12" } });
    expect(whose).toBe("12");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  it("T23: signing out clears the cookie also when the call fails", async () => {
    const { ask } = testSite({ provider: () => Promise.reject(new TypeError("fetch failed")) });
    const answer = await ask("/web/signout", post({}, signedIn));
    expect(answer.headers.get("Set-Cookie")).toContain("gk_session=; Max-Age=0");
  });

  it.each([1, 0, -1, -2, -4])("a status of %d leaves the cookie alone", async (status) => {
    const { ask } = testSite({ provider: json({ status }) });
    expect((await ask("/web/profile", { headers: signedIn })).headers.get("Set-Cookie")).toBeNull();
  });
});

describe("T47 to T49: the alert cookie, after a children call of the browser's own,", () => {
  const children = (...prizes: boolean[]) => ({ status: 1, data: prizes.map((has_prize) => ({ has_prize })) });
  const kept = async (body: unknown, status = 200) =>
    (await testSite({ provider: json(body, status) }).ask("/web/children", { headers: signedIn })).headers
      .getSetCookie()
      .filter((cookie) => cookie.startsWith(`${cookies.alert.name}=`));

  it.each([
    ["a child with a prize", children(false, true), ""],
    ["no prize", children(false), "no%20subscribe"],
    ["no children", children(), "no%20subscribe"],
  ])("of %s", async (_, body, value) =>
    expect(await kept(body)).toEqual([`${cookies.alert.name}=${value}; Path=/; Secure; SameSite=Lax`]),
  );

  it.each([
    ["a refusal", { status: 0, message: "emailNotVerified" }, 403],
    ["a refusal that tells of children", { ...children(false), status: 0 }, 403],
    ["an answer without children", { status: 1 }, 200],
    ["an answer of something else", { status: 1, data: [null, 1] }, 200],
  ])("is left alone by %s", async (_, body, status) => expect(await kept(body, status)).toEqual([]));
});

it("a stream without an end comes to a good one when the process is told to end", async () => {
  const stopping = new AbortController();
  const told = new TextEncoder().encode("event: put\n\n");
  let isLeft = false;
  const { ask } = testSite({
    stopping: stopping.signal,
    provider: async () => {
      const start = (controller: ReadableStreamDefaultController) => controller.enqueue(told);
      const cancel = () => void (isLeft = true);
      return new Response(new ReadableStream({ start, cancel }), { headers: { "Content-Type": "text/event-stream" } });
    },
  });
  const answer = await ask("/web/promotion.json");
  stopping.abort();
  expect(await answer.text()).toBe("event: put\n\n");
  expect(isLeft).toBe(true);
});

describe("a body", () => {
  it.each([
    ["broken JSON", '{"status":1,"da', "application/json"],
    ["nothing", "", "application/json"],
    ["null", "null", "application/json"],
    ["odd spaces", '{ "status":  1 }', "application/json; charset=utf-8"],
    ["an error page", "<!doctype html><title>500</title>", "text/html"],
  ])("goes back as it came: %s", async (_, body, type) => {
    const { ask } = testSite({
      provider: async () => new Response(body, { status: 500, headers: { "Content-Type": type } }),
    });
    const answer = await ask("/web/plans/web");
    expect([answer.status, answer.headers.get("Content-Type"), await answer.text()]).toEqual([500, type, body]);
  });

  it("of bytes goes back as bytes, with what the provider says of keeping them", async () => {
    const bytes = new Uint8Array([0xff, 0xd8, 0, 0xff]);
    const { ask } = testSite({
      provider: async () =>
        new Response(bytes, { headers: { "Content-Type": "image/jpeg", "Cache-Control": "private", "X-Inner": "1" } }),
    });
    const answer = await ask("/web/profile/image", { headers: signedIn });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
    expect(answer.headers.get("Cache-Control")).toBe("private");
    expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(answer.headers.get("X-Inner")).toBeNull();
  });

  it("T87: of a form with a file arrives whole, with the boundary that it was sent with", async () => {
    const received: [FormDataEntryValue | null, string][] = [];
    const { ask } = testSite({
      provider: async (request) => {
        const form = await request.formData();
        received.push([form.get("name"), await (form.get("image") as File).text()]);
        return Response.json({ status: 1 });
      },
    });
    const body = new FormData();
    body.set("name", "李明 Ming");
    body.set("image", new File(["bytes"], "a.png", { type: "image/png" }));
    await ask("/web/children", { method: "POST", body, headers: { ...signedIn, "Sec-Fetch-Site": "same-origin" } });
    expect(received).toEqual([["李明 Ming", "bytes"]]);
  });
});

it("T96: a form's way on is the browser's to go, with the form that it has posted", async () => {
  const to = "https://wallet.example/pay";
  const { ask, asked } = testSite({
    provider: async () => new Response(null, { status: 307, headers: { Location: to } }),
  });
  const answer = await ask("/web/payments", {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ appId: "gk" }),
  });
  expect([answer.status, answer.headers.get("Location")]).toEqual([307, to]);
  expect(asked()[0]?.redirect).toBe("manual");
  expect(await asked()[0]?.text()).toBe("appId=gk");
});

it.each(["/web/stripe/webhook", "/web/tapngo/notify"])(
  "what a gateway posts to %s comes to the provider as it is, though no page of ours has posted it",
  async (path) => {
    const { ask, asked } = testSite();
    await ask(path, { method: "POST", headers: { Origin: "https://wallet.example", "X-Proof": "1" }, body: "news" });
    expect(await asked()[0]?.text()).toBe("news");
    expect(asked()[0]?.headers.get("X-Proof")).toBe("1");
  },
);

describe("what does not come through", () => {
  it.each([
    ["GET", "/web/users"],
    ["GET", "/web"],
    ["DELETE", "/web/plans/web"],
    ["GET", "/web/openapi.json"],
  ])("%s %s is no call", async (method, path) => {
    const { ask, asked } = testSite({ page: () => new Response("", { status: 404 }) });
    const answer = await ask(path, { method, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect([answer.status, await answer.json()]).toEqual([404, { status: -2, message: "notFound" }]);
    expect(asked()).toEqual([]);
  });

  it("T80: a provider that can't be reached is a 502 in the way that the provider speaks", async () => {
    const { ask } = testSite({ provider: () => Promise.reject(new TypeError("fetch failed")) });
    const answer = await ask("/web/profile", { headers: signedIn });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ status: 0, message: "server" });
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });
});

describe("a provider that says nothing", () => {
  const late = { status: 504, body: { status: 0, message: "server" } };

  /** A provider on the loopback, that stops where it is told to. */
  async function silent(answer: (response: ServerResponse) => void) {
    const server = createServer((_, response) => answer(response)).listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const settings = await readSettings({ WEB_ORIGIN: `http://127.0.0.1:${port}` });
    const { upstream } = await connect(settings, createLog({ logLevel: "silent", mode: "development" }));
    const end = () => {
      server.closeAllConnections();
      server.close();
    };
    return { upstream, end };
  }

  it.each<[string, (response: ServerResponse) => void]>([
    ["takes the call and never answers", () => undefined],
    [
      "begins to answer and never ends",
      (response) => void response.writeHead(200, { "Content-Type": "application/json" }).write('{"status":'),
    ],
  ])("is not waited for without end: it %s", async (_, answer) => {
    const { upstream, end } = await silent(answer);
    const { ask } = testSite({ provider: upstream, patienceMs: 100 });
    const given = await ask("/web/plans/web");
    end();
    expect({ status: given.status, body: await given.json() }).toEqual(late);
    expect(given.headers.get("Content-Type")).toContain("application/json");
  });

  it.each([
    ["a member's call", "/web/profile/name?_method=put", "{}", 100],
    ["a form with a file, which takes its time to arrive", "/web/children", new FormData(), 400],
  ])("is waited for by %s for so long", async (_, path, body, waitMs) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    const { ask } = testSite({ provider: () => new Promise(() => undefined), patienceMs: 100 });
    const headers = { ...signedIn, "Sec-Fetch-Site": "same-origin" };
    void ask(path, { method: "POST", body, headers }).then(answered);
    await vi.advanceTimersByTimeAsync(waitMs - 1);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 504 }));
  });

  it("in this process is not waited for either", async () => {
    const { ask } = testSite({ provider: () => new Promise(() => undefined), patienceMs: 20 });
    const given = await ask("/web/profile", { headers: signedIn });
    expect({ status: given.status, body: await given.json() }).toEqual(late);
  });

  it("holds no promotion stream up, which has no end", async () => {
    const start = (controller: ReadableStreamDefaultController) =>
      void setTimeout(() => {
        controller.enqueue(new TextEncoder().encode("event: put\n\n"));
        controller.close();
      }, 60);
    const { ask } = testSite({
      provider: async () =>
        new Response(new ReadableStream({ start }), { headers: { "Content-Type": "text/event-stream" } }),
      patienceMs: 20,
    });
    expect(await (await ask("/web/promotion.json")).text()).toBe("event: put\n\n");
  });
});

describe("JSON", () => {
  const long = { status: 1, data: "GK ".repeat(1000) };

  it.each([
    ["br", "br"],
    ["gzip", "gzip"],
    ["identity", null],
  ])("goes compressed to who takes %s, and says what it depends on", async (accepted, encoding) => {
    const { ask } = testSite({ provider: json(long) });
    const answer = await ask("/web/plans/web", { headers: { "Accept-Encoding": accepted } });
    expect(answer.headers.get("Content-Encoding")).toBe(encoding);
    expect(answer.headers.get("Vary")).toBe("Cookie, Language, Accept-Encoding");
    if (encoding === null) expect(await answer.json()).toEqual(long);
  });

  it("that fits into a packet goes as it is", async () => {
    const answer = await testSite().ask("/web/plans/web", { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("Content-Encoding")).toBeNull();
  });
});

it("T18: hands on the language and the wished-for type, whatever they are", async () => {
  const { ask, asked } = testSite();
  await ask("/web/plans/web?a=1", { headers: { Language: "en-US", Accept: "application/json" } });
  const [request] = asked();
  expect(request?.url).toMatch(/\/web\/plans\/web\?a=1$/);
  expect([request?.headers.get("Language"), request?.headers.get("Accept")]).toEqual(["en-US", "application/json"]);
});
