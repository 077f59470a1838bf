import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { describe, expect, it } from "vitest";
import { errorWords, statusOf } from "./error-words.ts";

describe("T113: statusOf", () => {
  it.each([
    ["a route's answer", new ErrorResponse(404, "", null), 404],
    ["an exception", new Error("broken"), 500],
    ["anything else", "broken", 500],
    ["nothing", undefined, 500],
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
    [500, "server"],
    [502, "server"],
    [undefined, "generic"],
  ])("%s says %s", (status, words) => expect(errorWords(status)).toBe(words));
});
