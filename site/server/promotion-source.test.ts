import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const put = 'event: put\ndata: {"path":"/","data":null}\n\n';
const ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A realtime database of the test's own: leads on to where the value is, as Firebase may. */
async function database(answer: (response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    if (request.url?.startsWith("/offers.json")) response.writeHead(307, { Location: "/here.json" }).end();
    else answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(() => server.close().closeAllConnections());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/offers.json?auth=key`, asked };
}

const streams = (response: ServerResponse) =>
  void response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" }).end(put);

describe("a promotion stream with an address of its own (decision 34)", () => {
  it("is read there, wherever it leads on to, and the provider is not asked", async () => {
    const { address } = await database(streams);
    const { ask, asked } = testSite({ env: { PROMOTION_URL: address } });
    const answer = await ask("/web/promotion.json");
    expect([answer.headers.get("Content-Type"), await answer.text()]).toEqual(["text/event-stream", put]);
    expect(asked()).toEqual([]);
  });

  it("is told nothing of who listens", async () => {
    const { address, asked } = await database(streams);
    const headers = { "User-Agent": "Phone", Cookie: "gk_session=secret", "Accept-Language": "zh-HK" };
    await (await testSite({ env: { PROMOTION_URL: address } }).ask("/web/promotion.json", { headers })).text();
    expect(asked.map((request) => request.headers.accept)).toEqual(["text/event-stream", "text/event-stream"]);
    const sent = JSON.stringify(asked.map((request) => request.headers));
    expect(["Phone", "secret", "zh-HK", "203.0.113"].filter((told) => sent.includes(told))).toEqual([]);
  });

  it("is away for a while without more harm than that", async () => {
    const { ask } = testSite({ env: { PROMOTION_URL: "http://127.0.0.1:1/" } });
    expect((await ask("/web/promotion.json")).status).toBe(502);
  });

  it("leaves every other call to the provider", async () => {
    const { address, asked: there } = await database(streams);
    const { ask, asked } = testSite({ env: { PROMOTION_URL: address } });
    await ask("/web/plans/web");
    expect([asked().length, there.length]).toEqual([1, 0]);
  });
});
