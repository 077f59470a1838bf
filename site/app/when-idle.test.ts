import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("window", {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connected = (connection: object) => vi.stubGlobal("navigator", { connection });

function called(callOff: (stop: () => void) => void = () => {}) {
  const callback = vi.fn();
  callOff(whenIdle(callback));
  vi.runAllTimers();
  return callback.mock.calls.length;
}

it("calls back once, also where the browser has no word for being idle", () => {
  connected({ effectiveType: "4g" });
  expect(called()).toBe(1);
});

it("waits until the browser is idle", () => {
  connected({ effectiveType: "4g" });
  const idle: (() => void)[] = [];
  vi.stubGlobal("window", { requestIdleCallback: undefined });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  expect(called()).toBe(0);
  expect(idle).toHaveLength(1);
});

it.each([{ effectiveType: "2g" }, { effectiveType: "4g", saveData: true }])("T111: never on %j", (connection) => {
  connected(connection);
  expect(called()).toBe(0);
});

it("can be called off", () => {
  connected({ effectiveType: "4g" });
  expect(called((stop) => stop())).toBe(0);
});
