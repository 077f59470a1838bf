import { afterEach, expect, it, vi } from "vitest";
import { prefetchMode } from "./prefetch.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  [{ effectiveType: "2g" }, "none"],
  [{ effectiveType: "slow-2g" }, "none"],
  [{ effectiveType: "4g", saveData: true }, "none"],
  [{ effectiveType: "3g" }, "intent"],
  [{ effectiveType: "4g", saveData: false }, "intent"],
  [undefined, "intent"],
])("T111: on %j the router fetches pages ahead: %s", (connection, mode) => {
  vi.stubGlobal("navigator", { connection });
  expect(prefetchMode()).toBe(mode);
});

it("knows no connection on the server", () => {
  vi.stubGlobal("navigator", undefined);
  expect(prefetchMode()).toBe("intent");
});
