// @vitest-environment jsdom
import { callNames } from "@gk/web";
import { expect, it, onTestFinished, vi } from "vitest";
import { browserClient } from "./client.ts";

it("T18: each call of the browser's speaks the language of the address by then, and says whose page it comes from", async () => {
  const sent: (string | null)[][] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: { headers: Headers }) => {
    sent.push([headers.get("Language"), headers.get("Member")]);
    return Response.json({ status: 1 });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
    document.body.replaceChildren();
  });
  history.replaceState(null, "", "/en-US/member");
  await browserClient.getProfile();
  document.body.innerHTML = '<div data-member="12"></div>';
  history.replaceState(null, "", "/member");
  await browserClient.getProfile();
  expect(sent).toEqual([
    ["en-US", null],
    ["zh-HK", "12"],
  ]);
});

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
