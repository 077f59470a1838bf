import { describe, expect, it } from "vitest";
import { mayPrefetch } from "./prefetch.ts";

describe("T111: mayPrefetch", () => {
  it.each([
    [undefined, true],
    [{}, true],
    [{ effectiveType: "4g", saveData: false }, true],
    [{ effectiveType: "3g" }, true],
    [{ effectiveType: "2g" }, false],
    [{ effectiveType: "slow-2g" }, false],
    [{ effectiveType: "4g", saveData: true }, false],
  ])("on %j: %s", (connection, may) => expect(mayPrefetch(connection)).toBe(may));
});
