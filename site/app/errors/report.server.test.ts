import { UNSAFE_ErrorResponseImpl as ErrorResponse, RouterContextProvider } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { type Visit, visitContext } from "../session/context.ts";
import { handleError } from "./report.server.ts";

function handled(error: unknown, signal = new AbortController().signal) {
  const log = vi.fn();
  const context = new RouterContextProvider(new Map([[visitContext, { report: log } as unknown as Visit]]));
  handleError(error, { request: new Request("https://gk.example/faq", { signal }), context, params: {} });
  return log.mock.calls;
}

describe("a page's fault", () => {
  it("goes to the site's log, and nowhere else", () => {
    const printed = vi.spyOn(console, "error");
    const fault = new TypeError("boom");
    expect(handled(fault)).toEqual([[fault]]);
    expect(printed).not.toHaveBeenCalled();
  });

  it("is not what a route answers", () => expect(handled(new ErrorResponse(404, "", null))).toEqual([]));

  it("is not what happens after the reader has gone", () =>
    expect(handled(new Error("aborted"), AbortSignal.abort())).toEqual([]));
});
