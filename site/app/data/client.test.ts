// @vitest-environment jsdom
import { callNames } from "@gk/web";
import { expect, it, onTestFinished, vi } from "vitest";
import { browserClient } from "./client.ts";

const longestMs = 15_000;

it("no call of the browser's waits for longer than fifteen seconds, whoever says nothing", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const client = browserClient as unknown as Record<string, (request: object) => Promise<unknown>>;
  const request = { id: 1, childId: 1, orderId: 1, code: "c", query: {}, params: {}, body: {} };
  const came = Object.fromEntries(callNames.map((name) => [name, vi.fn()]));
  for (const name of callNames) void client[name]?.(request).then(came[name]);
  await vi.advanceTimersByTimeAsync(longestMs);
  const waiting = callNames.filter((name) => came[name]?.mock.calls.length !== 1);
  expect(waiting).toEqual([]);
  for (const name of callNames) {
    expect(came[name]).toHaveBeenCalledWith(expect.objectContaining({ kind: "network", reason: "timeout" }));
  }
});
