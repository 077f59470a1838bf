import { getEventListeners } from "node:events";
import { expect, it } from "vitest";
import { until } from "./until.ts";

/** Says one thing, and then nothing more. */
const silent = () => new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
const short = () => new Response("x").body as ReadableStream<Uint8Array<ArrayBuffer>>;
const listenersOf = ({ signal }: AbortController) => getEventListeners(signal, "abort").length;

it("ends well when it is told to", async () => {
  const stopping = new AbortController();
  const reader = until(stopping.signal, silent()).getReader();
  expect((await reader.read()).done).toBe(false);
  const next = reader.read();
  stopping.abort();
  expect((await next).done).toBe(true);
});

it.each([
  ["was left", (body: ReadableStream) => body.cancel()],
  ["came to its end", (body: ReadableStream) => new Response(body).text()],
])("is forgotten by the signal, which outlives it, once it %s", async (_, end) => {
  const stopping = new AbortController();
  const body = until(stopping.signal, short());
  expect(listenersOf(stopping)).toBe(1);
  await end(body);
  expect(listenersOf(stopping)).toBe(0);
});
