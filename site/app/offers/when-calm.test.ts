// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenCalm } from "./when-calm.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("scrollY", 400);
});

afterEach(() => {
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function waiting() {
  const asked = vi.fn();
  return { asked, callOff: whenCalm(asked) };
}

it("comes once somebody has been there for a while", () => {
  const { asked } = waiting();
  vi.advanceTimersByTime(3900);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledOnce();
});

it("waits for a sign that somebody is there", () => {
  vi.stubGlobal("scrollY", 0);
  const { asked } = waiting();
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
  vi.stubGlobal("scrollY", 10);
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledOnce();
});

it.each(["<dialog open></dialog>", "<input autofocus>"])("waits until what is being done is done: %s", (html) => {
  document.body.innerHTML = html;
  document.querySelector("input")?.focus();
  const { asked } = waiting();
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
  document.body.innerHTML = "";
  vi.advanceTimersByTime(1000);
  expect(asked).toHaveBeenCalledOnce();
});

it("can be called off", () => {
  const { asked, callOff } = waiting();
  callOff();
  vi.advanceTimersByTime(60_000);
  expect(asked).not.toHaveBeenCalled();
});
