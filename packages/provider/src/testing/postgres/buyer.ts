import { once } from "node:events";
import process from "node:process";
import { createClient } from "@gk/web";
import { pino } from "pino";
import { createProvider } from "../../app.ts";
import { said } from "../said.ts";
import type { Purchases } from "./buyers.ts";
import { openPatiently } from "./patient.ts";

// A process of the provider of its own, in which a parent buys many times at the same moment.

const { url, at, token, childId, bodies } = JSON.parse(process.argv[2] ?? "") as Purchases;

const provider = createProvider({
  database: await openPatiently(url),
  mode: "development",
  clock: () => new Date(at),
  origin: "http://gk.test",
  log: pino({ level: "silent" }),
});
const client = createClient({
  baseUrl: "http://gk.test/web",
  fetch: (address, init) => provider.fetch(new Request(address, init)),
  locale: () => "zh-HK",
  token: () => token,
  timeoutMs: 170_000,
});

process.send?.("ready");
await once(process, "message");
const params = { id: childId };
const came = await Promise.all(bodies.map((body) => client.purchaseSubscription({ params, body })));
await provider.close();
process.send?.(came.map(said));
process.disconnect();
