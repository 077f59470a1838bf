import { afterEach, expect, it, vi } from "vitest";
import { mayFetchAhead } from "./prefetch.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{ effectiveType: "2g" }, false],
  [{ effectiveType: "slow-2g" }, false],
  [{ effectiveType: "4g", saveData: true }, false],
  [{ effectiveType: "3g" }, true],
  [{ effectiveType: "4g", saveData: false }, true],
  [undefined, true],
])("T111: on %j something is fetched ahead: %s", (connection, mode) => {
  vi.stubGlobal("navigator", { connection });
  expect(mayFetchAhead()).toBe(mode);
});

it("knows no connection on the server", () => {
  vi.stubGlobal("navigator", undefined);
  expect(mayFetchAhead()).toBe(true);
});
