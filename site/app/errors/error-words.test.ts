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
    [404, "errorPage.notFound.title"],
    [410, "errorPage.notFound.title"],
    [401, "errorPage.forbidden.title"],
    [403, "errorPage.forbidden.title"],
    [400, "errorPage.generic.title"],
    [429, "errorPage.generic.title"],
    [499, "errorPage.generic.title"],
    [500, "errorPage.server.title"],
    [502, "errorPage.server.title"],
  ])("%d says %s", (status, title) => expect(errorWords(status).title).toBe(title));
});
