import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { configuration } from "./configuration.ts";
import { createLog } from "./log.ts";
import { connect } from "./upstream.ts";

let server: Server;
let answer: RequestListener;

beforeEach(async () => {
  server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => void server.close());

const connected = () => {
  const settings = configuration({
    WEB_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    LOG_LEVEL: "silent",
  });
  return connect({ settings, startProvider: undefined }, createLog(settings));
};

describe("a provider elsewhere", () => {
  it("is sent the request as it is, at its own address", async () => {
    let asked = "";
    answer = (request, response) => {
      asked = [request.method, request.url, request.headers["x-request-id"], request.headers["x-forwarded-for"]].join(
        " ",
      );
      request.pipe(response);
    };
    const { upstream } = await connected();
    const headers = { "X-Request-Id": "edge", "X-Forwarded-For": "203.0.113.7" };
    const response = await upstream(
      new Request("https://gk.example/web/a?b=c", { method: "POST", headers, body: "hi" }),
    );
    expect(asked).toBe("POST /web/a?b=c edge 203.0.113.7");
    expect(await response.text()).toBe("hi");
  });

  it("leads the browser on, and not the site, as from the card page of development", async () => {
    answer = (_, response) => response.writeHead(303, { Location: "https://gk.example/next" }).end();
    const response = await (await connected()).upstream(new Request("https://gk.example/development/checkout"));
    expect([response.status, response.headers.get("Location")]).toEqual([303, "https://gk.example/next"]);
  });

  it("gives answers that take the headers of every answer", async () => {
    answer = (_, response) => response.writeHead(204).end();
    const { headers } = await (await connected()).upstream(new Request("https://gk.example/web/a", { method: "POST" }));
    headers.set("X-Content-Type-Options", "nosniff");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  it("misses nothing for answers while it can be reached, whatever it says", async () => {
    answer = (_, response) => response.writeHead(503).end("{}");
    expect(await (await connected()).missing()).toEqual([]);
  });

  it("is missing itself when it can't be reached", async () => {
    const { missing } = await connected();
    server.close();
    await once(server, "close");
    expect(await missing()).toEqual(["provider"]);
  });
});
