import { once } from "node:events";
import { Hono } from "hono";
import { listen } from "./listen.ts";
import { createLog } from "./log.ts";
import { until } from "./until.ts";

/** A server for the test of how it ends: its answers are as slow as the test wants them. */
const stopping = new AbortController();
const word = new TextEncoder().encode("word ");

const endless = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(word) });

const app = new Hono()
  .get("/quick", (c) => c.text("quick"))
  .get("/begun", async (c) => {
    process.stdout.write("begun\n");
    await once(stopping.signal, "abort");
    return c.text("finished");
  })
  .get("/stream", () => new Response(until(stopping.signal, endless())));

const configuration = { host: "127.0.0.1", port: Number(process.env["PORT"]), origin: "http://127.0.0.1" };
listen({
  configuration,
  fetch: app.fetch,
  stopping,
  close: async () => void process.stdout.write("closed\n"),
  log: createLog({ logLevel: "info", mode: "development" }),
});
