// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useStay } from "./useStay.ts";

const stayMs = 6000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function stay() {
  const onLeave = vi.fn();
  const { rerender } = renderHook(({ held }) => useStay(stayMs, held, onLeave), { initialProps: { held: false } });
  return { onLeave, hold: (held: boolean) => rerender({ held }) };
}

test("a toast leaves after its time and not before", () => {
  const { onLeave } = stay();
  vi.advanceTimersByTime(stayMs - 1);
  expect(onLeave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLeave).toHaveBeenCalledOnce();
});

test("its time stands still while it is held", () => {
  const { onLeave, hold } = stay();
  vi.advanceTimersByTime(4000);
  hold(true);
  vi.advanceTimersByTime(60_000);
  expect(onLeave).not.toHaveBeenCalled();
  hold(false);
  vi.advanceTimersByTime(1999);
  expect(onLeave).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onLeave).toHaveBeenCalledOnce();
});

test("a toast that stays until it is dismissed does not leave at once", () => {
  const onLeave = vi.fn();
  renderHook(() => useStay(Number.POSITIVE_INFINITY, false, onLeave));
  vi.advanceTimersByTime(60 * 60 * 1000);
  expect(onLeave).not.toHaveBeenCalled();
});
