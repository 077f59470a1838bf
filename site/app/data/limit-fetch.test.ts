import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { limitFetch } from "./limit-fetch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
    if (init?.signal?.aborted) reject(init.signal.reason as Error);
  });

describe("a fetch that ends", () => {
  it("hands on what was asked and what was answered", async () => {
    const ask = vi.fn<typeof fetch>(async () => new Response("here"));
    const answer = await limitFetch(ask, 1000)("/faq.data", { method: "POST", body: "a=b" });
    expect(await answer.text()).toBe("here");
    expect(ask).toHaveBeenCalledWith("/faq.data", expect.objectContaining({ method: "POST", body: "a=b" }));
  });

  it("stops what is not answered when its time is up", async () => {
    const asked = expect(limitFetch(silent, 1000)("/faq.data")).rejects.toMatchObject({ name: "TimeoutError" });
    await vi.advanceTimersByTimeAsync(1000);
    await asked;
  });

  it("stops what has begun and does not end", async () => {
    const begun: typeof fetch = async (_input, init) =>
      new Response(
        new ReadableStream({
          start: (stream) => init?.signal?.addEventListener("abort", () => stream.error(init.signal?.reason)),
        }),
      );
    const read = (await limitFetch(begun, 1000)("/faq.data")).text();
    const ended = expect(read).rejects.toMatchObject({ name: "TimeoutError" });
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
  });

  it.each([
    ["meanwhile", (left: AbortController) => setTimeout(() => left.abort(new Error("left")), 10)],
    ["before", (left: AbortController) => left.abort(new Error("left"))],
  ])("stops what was left %s", async (_, leave) => {
    const left = new AbortController();
    leave(left);
    const asked = expect(limitFetch(silent, 1000)("/faq.data", { signal: left.signal })).rejects.toThrow("left");
    await vi.advanceTimersByTimeAsync(10);
    await asked;
  });
});
