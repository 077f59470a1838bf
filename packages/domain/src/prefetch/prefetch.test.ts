import { describe, expect, it } from "vitest";
import { isPrefetch } from "./is-prefetch.ts";
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

describe("isPrefetch", () => {
  it.each([
    [{}, false],
    [{ "Sec-Purpose": "prefetch" }, true],
    [{ "Sec-Purpose": "prefetch;prerender" }, true],
    [{ Purpose: "prefetch" }, true],
    [{ "X-Moz": "prefetch" }, true],
    [{ "X-Purpose": "preview" }, true],
  ])("of %j: %s", (headers: Record<string, string>, is) =>
    expect(isPrefetch((name) => headers[name] ?? null)).toBe(is),
  );
});
