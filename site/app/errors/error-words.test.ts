import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { errorWords, statusOf } from "./error-words.ts";

afterEach(() => vi.unstubAllGlobals());

describe("T113: statusOf", () => {
  it.each([
    ["a route's answer", new ErrorResponse(404, "", null), 404],
    ["an exception", new Error("broken"), 500],
    ["anything else", "broken", 500],
    ["nothing", undefined, 500],
  ])("of %s", (_, error, status) => expect(statusOf(error)).toBe(status));

  it("is none without a connection, but for what was answered before", () => {
    vi.stubGlobal("navigator", { onLine: false });
    expect(statusOf(new TypeError("Failed to fetch"))).toBeUndefined();
    expect(statusOf(new ErrorResponse(404, "", null))).toBe(404);
    vi.stubGlobal("navigator", { onLine: true });
    expect(statusOf(new TypeError("Failed to fetch"))).toBe(500);
  });

  it.each([
    ["that came without a connection, once it is back", false, undefined],
    ["that came with one, once it is gone", true, 500],
  ])("of a failure %s, is what it was", (_, onLine, status) => {
    const failure = new TypeError("Failed to fetch");
    vi.stubGlobal("navigator", { onLine });
    expect(statusOf(failure)).toBe(status);
    vi.stubGlobal("navigator", { onLine: !onLine });
    expect(statusOf(failure)).toBe(status);
  });
});

describe("errorWords", () => {
  it.each([
    [404, "notFound"],
    [410, "notFound"],
    [401, "forbidden"],
    [403, "forbidden"],
    [400, "generic"],
    [429, "generic"],
    [499, "generic"],
    [500, "server"],
    [502, "server"],
    [undefined, "offline"],
  ])("%s says %s", (status, words) => expect(errorWords(status)).toBe(words));
});
