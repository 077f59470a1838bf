import type { Locale } from "@gk/domain";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Call } from "./call.ts";
import type { ClientCallName } from "./call-types.ts";
import { callNames, calls } from "./calls/index.ts";
import { type Client, type ClientOptions, createClient } from "./client.ts";
import { faults } from "./faults.ts";
import type { Result } from "./result.ts";

const baseUrl = "https://provider.example/web";
const success = () => Promise.resolve(Response.json({ status: 1, data: {} }));

const over = () => Response.json({ status: -3 }, { status: 401 });

/** Answers nothing until it is stopped. */
const silence: ClientOptions["fetch"] = (_url, { signal }) =>
  new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

/** Begins to answer and never ends. */
const endless = (_url: string, { signal }: RequestInit) =>
  Promise.resolve(
    new Response(
      new ReadableStream({
        start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
      }),
    ),
  );

/** A client with what it sent. */
function setUp(options: Partial<ClientOptions> = {}) {
  const fetch = vi.fn<ClientOptions["fetch"]>(options.fetch ?? success);
  const onSessionInvalid = vi.fn<() => void | Promise<void>>(options.onSessionInvalid);
  const client = createClient({
    baseUrl,
    locale: () => "zh-HK",
    timeoutMs: 1000,
    ...options,
    fetch,
    onSessionInvalid,
  });
  const sent = () => {
    const [url, init] = fetch.mock.lastCall ?? [];
    return { url, ...init, headers: new Headers(init?.headers) };
  };
  return { client, onSessionInvalid, sent };
}

/** Makes any call with something under every name that a path or a body could want. */
function make(client: Client, name: ClientCallName, signal?: AbortSignal): Promise<Result<ClientCallName>> {
  const row: Call = calls[name];
  const request = {
    params: { id: 3, slug: "a", code: "A", action: "signin", caregiver_id: 9 },
    ...(row.encoding ? { body: { name: "Ming" } } : {}),
    ...(signal ? { signal } : {}),
  };
  return (client[name] as (request: object) => Promise<Result<ClientCallName>>)(request);
}

const clientCalls = callNames.filter(
  (name): name is ClientCallName => !["stream", "page"].includes((calls[name] as Call).answers ?? ""),
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("what a call sends", () => {
  test("method, address, Accept and Language", async () => {
    const { client, sent } = setUp();
    await client.listArticles({ query: { type: "news", page: 2, published: 1 } });
    expect(sent()).toMatchObject({ method: "GET", url: `${baseUrl}/articles?type=news&page=2&published=1` });
    expect(sent().headers.get("Accept")).toBe("application/json");
    expect(sent().headers.get("Language")).toBe("zh-HK");
    expect(sent().body).toBeUndefined();
  });

  test("fetch is called on its own, as a browser demands of its fetch", async () => {
    const owners: unknown[] = [];
    const client = createClient({
      baseUrl,
      locale: () => "zh-HK",
      fetch(this: unknown) {
        owners.push(this);
        return success();
      },
    });
    await client.checkServer();
    expect(owners).toEqual([undefined]);
  });

  test("T18: the language follows a switch", async () => {
    let locale: Locale = "zh-HK";
    const { client, sent } = setUp({ locale: () => locale });
    locale = "en-US";
    await client.listPlans();
    expect(sent().headers.get("Language")).toBe("en-US");
  });

  test.each(clientCalls)("T81: %s carries the token only if it is a member call", async (name) => {
    const { client, sent } = setUp({ token: () => "secret" });
    await make(client, name);
    expect(sent().headers.get("Authorization")).toBe(calls[name].access === "member" ? "Bearer secret" : null);
  });

  test.each(clientCalls)("decision 203: %s says whose page it comes from only if it is a member call", async (name) => {
    const { client, sent } = setUp({ member: () => "12" });
    await make(client, name);
    expect(sent().headers.get("Member")).toBe(calls[name].access === "member" ? "12" : null);
  });

  test("no Authorization without a token", async () => {
    const { client, sent } = setUp({ token: () => undefined });
    await client.getProfile();
    expect(sent().headers.has("Authorization")).toBe(false);
  });

  test("T83: a JSON body under its own names", async () => {
    const { client, sent } = setUp();
    await client.confirmTapAndGo({ body: { mer_trade_no: "T1" } });
    expect(sent().headers.get("Content-Type")).toBe("application/json");
    expect(sent().body).toBe('{"mer_trade_no":"T1"}');
  });

  test("T77: no body and no content type for the auto-renew call", async () => {
    const { client, sent } = setUp();
    await client.toggleAutoRenew({ params: { id: 3 } });
    expect(sent()).toMatchObject({ method: "PUT", url: `${baseUrl}/children/3/subscription` });
    expect(sent().body).toBeUndefined();
    expect(sent().headers.has("Content-Type")).toBe(false);
  });

  test("T87: a multipart body sets no content type by hand", async () => {
    const { client, sent } = setUp();
    await client.updateProfileImage({ body: { image: new File(["x"], "me.png", { type: "image/png" }) } });
    expect(sent().headers.has("Content-Type")).toBe(false);
    expect(sent().body).toBeInstanceOf(FormData);
    expect(sent().url).toBe(`${baseUrl}/profile/image?_method=put`);
  });

  test("a finished form goes as it is", async () => {
    const { client, sent } = setUp();
    const form = new FormData();
    await client.createChild({ body: form });
    expect(sent().body).toBe(form);
  });
});

describe("what comes of a call", () => {
  test("a success hands back the body as it came, also where it is not what the table says", async () => {
    const body = { status: 1, data: "anything", more: true };
    const { client } = setUp({ fetch: async () => Response.json(body, { status: 201 }) });
    expect(await client.getProfile()).toEqual({ ok: true, httpStatus: 201, body });
  });

  test("T78: a body without a status is believed by its status_code", async () => {
    const answers = [
      Response.json({ status_code: 200, data: [] }),
      Response.json({ status_code: 403 }, { status: 403 }),
    ];
    const { client } = setUp({ fetch: async () => answers.shift() ?? Response.error() });
    expect(await client.listChildren()).toMatchObject({ ok: true });
    expect(await client.listChildren()).toMatchObject({ ok: false, kind: "refused", httpStatus: 403 });
  });

  test("an image is a blob", async () => {
    const { client } = setUp({ fetch: async () => new Response(new Uint8Array([0xff, 0xd8]), { status: 200 }) });
    const result = await client.getProfileImage();
    expect(result.ok && result.body.size).toBe(2);
  });

  test.each([
    ["with the type of JSON", "application/json", 404],
    ["with the type of an image", "image/png", 200],
  ])("T85: JSON inside a blob %s means no image", async (_, type, status) => {
    const body = JSON.stringify({ status_code: status });
    const { client } = setUp({ fetch: async () => new Response(body, { status, headers: { "Content-Type": type } }) });
    expect(await client.getChildImage({ params: { id: 3 } })).toEqual({
      ok: false,
      kind: "refused",
      httpStatus: status,
      body: { status_code: status },
    });
  });

  test("an image of no bytes is no image", async () => {
    const { client } = setUp({ fetch: async () => new Response(new Uint8Array()) });
    expect(await client.getProfileImage()).toMatchObject({ ok: false, kind: "unexpected" });
  });

  test("T80: a network error is a value", async () => {
    const error = new TypeError("fetch failed");
    const { client, onSessionInvalid } = setUp({ fetch: () => Promise.reject(error) });
    expect(await client.getProfile()).toEqual({ ok: false, kind: "network", reason: "unreachable", error });
    expect(onSessionInvalid).not.toHaveBeenCalled();
  });

  test("waits as long as it is told and no longer", async () => {
    const { client } = setUp({ fetch: silence, timeoutMs: 1000 });
    const settled = vi.fn<(result: unknown) => void>();
    const result = client.getProfile().then(settled);
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await result;
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: "network", reason: "timeout" }));
  });

  test("its time is up also where fetch looks at no signal", async () => {
    const { client } = setUp({ fetch: () => new Promise(() => {}), timeoutMs: 1000 });
    const result = client.getProfile();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toMatchObject({ kind: "network", reason: "timeout" });
  });

  test("the time runs while the body is on its way", async () => {
    const { client } = setUp({ fetch: endless, timeoutMs: 1000 });
    const result = client.getProfile();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await result).toMatchObject({ kind: "network", reason: "timeout" });
  });

  test.each(["before", "while"])("can be stopped %s it is sent", async (when) => {
    const { client } = setUp({ fetch: silence });
    const stop = new AbortController();
    if (when === "before") stop.abort();
    const result = make(client, "getProfile", stop.signal);
    stop.abort();
    expect(await result).toMatchObject({ ok: false, kind: "network", reason: "aborted" });
  });

  test("leaves no timer behind", async () => {
    const { client } = setUp();
    await client.getProfile();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the end of a session", () => {
  test("T79: five parallel −3 answers tell it once", async () => {
    const { client, onSessionInvalid } = setUp({ fetch: async () => over() });
    await Promise.all(Array.from({ length: 5 }, () => client.getProfile()));
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });

  test("T79: a −3 to a sign-out tells nothing, even one made by the listener", async () => {
    const signedOut = vi.fn<(result: unknown) => void>();
    const { client, onSessionInvalid } = setUp({
      fetch: async () => over(),
      onSessionInvalid: () => client.signOut().then(signedOut),
    });
    await client.getProfile();
    expect(onSessionInvalid).toHaveBeenCalledOnce();
    expect(signedOut).toHaveBeenCalledOnce();
    await client.signOut();
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });

  test("calls made while the listener is at work tell nothing", async () => {
    const listener = Promise.withResolvers<void>();
    const { client, onSessionInvalid } = setUp({
      fetch: async () => over(),
      onSessionInvalid: () => listener.promise,
    });
    const first = client.getProfile();
    await vi.advanceTimersByTimeAsync(0);
    await client.listChildren();
    listener.resolve();
    await first;
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });

  test("a listener that fails is not taken for a network error", async () => {
    const { client } = setUp({
      fetch: async () => over(),
      onSessionInvalid: () => Promise.reject(new Error("broken listener")),
    });
    await expect(client.getProfile()).rejects.toThrow("broken listener");
  });

  test("a later session can end too", async () => {
    const { client, onSessionInvalid } = setUp({ fetch: async () => over() });
    await client.getProfile();
    await client.getProfile();
    expect(onSessionInvalid).toHaveBeenCalledTimes(2);
  });

  test("T78: a public call tells it too", async () => {
    const { client, onSessionInvalid } = setUp({ fetch: async () => Response.json({ status: -3 }) });
    await client.listPlans();
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });

  test("T85: an image call tells it too", async () => {
    const { client, onSessionInvalid } = setUp({ fetch: async () => over() });
    await client.getProfileImage();
    expect(onSessionInvalid).toHaveBeenCalledOnce();
  });
});

describe.each(faults)("the fault $name", (fault) => {
  test.each(clientCalls)("is survived by %s", async (name) => {
    const { client, onSessionInvalid } = setUp({ fetch: fault.fetch });
    const answer = make(client, name);
    await vi.advanceTimersByTimeAsync(1000);
    const result = await answer;
    expect(result).toMatchObject({ ok: false, kind: fault.kind });
    expect(onSessionInvalid).toHaveBeenCalledTimes(fault.endsSession && name !== "signOut" ? 1 : 0);
  });
});
