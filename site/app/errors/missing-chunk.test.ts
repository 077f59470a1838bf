// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from "vitest";
import { isMissingChunk, mayReload } from "./missing-chunk.ts";

const now = Date.parse("2026-11-20T04:00:00Z");

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe("isMissingChunk", () => {
  it.each([
    ["Chromium", "Failed to fetch dynamically imported module: https://gk.example/assets/faq-1.js"],
    ["Firefox", "error loading dynamically imported module: https://gk.example/assets/faq-1.js"],
    ["Safari", "Importing a module script failed."],
    ["Vite", "Unable to preload CSS for /assets/faq-1.css"],
  ])("knows what %s says", (_, message) => expect(isMissingChunk(new TypeError(message))).toBe(true));

  it.each([new TypeError("Failed to fetch"), new Error("boom"), "Importing a module script failed.", undefined])(
    "leaves %s to the error page",
    (error) => expect(isMissingChunk(error)).toBe(false),
  );
});

describe("T112: a page with a missing part is loaded again", () => {
  it.each([
    [59_999, false],
    [60_000, true],
  ])("at most once a minute: after %d ms %s", (ms, again) => {
    expect(mayReload(now)).toBe(true);
    expect(mayReload(now + ms)).toBe(again);
  });

  it("never without a connection, where the browser would show a page of its own; that does not count", () => {
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect(mayReload(now)).toBe(false);
    line.mockReturnValue(true);
    expect(mayReload(now)).toBe(true);
  });

  it("never where the browser would not remember it through the reload", () => {
    vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("Access is denied for this document.", "SecurityError");
    });
    expect(mayReload(now)).toBe(false);
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("No room", "QuotaExceededError");
    });
    expect(mayReload(now)).toBe(false);
  });
});
