// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** When something is called back, in milliseconds, up to a second. */
function calledAt(begin: (callback: () => void) => unknown) {
  const since = performance.now();
  const times: number[] = [];
  begin(() => times.push(Math.round(performance.now() - since)));
  vi.advanceTimersByTime(1000);
  return times;
}

describe("afterPaint", () => {
  it("calls back once, behind the next frame", () => {
    const [time, ...others] = calledAt(afterPaint);
    expect(time).toBeGreaterThanOrEqual(16);
    expect(time).toBeLessThan(20);
    expect(others).toEqual([]);
  });

  it("waits for no frame for longer than 0.2 seconds", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    expect(calledAt(afterPaint)).toEqual([200]);
  });

  it("calls back no more once it is called off", () => {
    expect(calledAt((callback) => afterPaint(callback)())).toEqual([]);
  });
});
