import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { errorWords, statusOf } from "./error-words.ts";

describe("T113: statusOf", () => {
  it.each([
    ["a route's answer", new ErrorResponse(404, "", null), 404],
    ["an exception", new Error("broken"), 500],
    ["anything else", "broken", 500],
    ["nothing", undefined, 500],
    ["another fault of a type", new TypeError("x is not a function"), 500],
    ["no connection, in Chromium", new TypeError("Failed to fetch"), undefined],
    ["no connection, in Firefox", new TypeError("NetworkError when attempting to fetch resource."), undefined],
    ["no connection, in Safari", new TypeError("Load failed"), undefined],
    ["a part that does not come", new Error("Failed to fetch dynamically imported module: /x.js"), undefined],
  ])("of %s", (_, error, status) => expect(statusOf(error)).toBe(status));
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
    [undefined, "generic"],
    [500, "server"],
    [502, "server"],
  ])("%s says %s", (status, words) => expect(errorWords(status)).toBe(words));
});
