// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useWaiting } from "./useWaiting.ts";
import { waitMs } from "./waiting.ts";

let asked = 0;
const revalidate = () => void (asked += 1);
vi.mock("react-router-dom", () => ({ useRevalidator: () => ({ revalidate }) }));

const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const wait = (isPending: boolean) => renderHook(() => useWaiting(isPending));

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
  see("visible");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("while a payment is pending", () => {
  it("asks again after each wait", async () => {
    wait(true);
    await pass(999);
    expect(asked).toBe(0);
    await pass(1);
    expect(asked).toBe(1);
    await pass(2000);
    expect(asked).toBe(2);
  });

  it("does not ask while nobody looks, and goes on afterwards", async () => {
    wait(true);
    act(() => see("hidden"));
    await pass(60_000);
    expect(asked).toBe(0);
    act(() => see("visible"));
    await pass(1000);
    expect(asked).toBe(1);
  });

  it("stops, and says so, once it has asked long enough", async () => {
    const { result } = wait(true);
    for (let time = 0; ; time += 1) {
      const ms = waitMs(time);
      if (ms === undefined) break;
      expect(result.current.waitedOut).toBe(false);
      await pass(ms);
    }
    const before = asked;
    await pass(600_000);
    expect([asked, result.current.waitedOut]).toEqual([before, true]);
  });
});

it("asks nothing once the payment is settled", async () => {
  wait(false);
  await pass(60_000);
  expect(asked).toBe(0);
});
