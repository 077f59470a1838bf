import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { keepForm } from "./keep-form.ts";

const post = () => new Request("https://gk.example", { method: "POST", body: new URLSearchParams({ process: "p" }) });
const request = post();

describe("keepForm", () => {
  it("hands on what the server's action says", async () =>
    expect(await keepForm({ request, serverAction: () => Promise.resolve({ saved: true }) })).toEqual({ saved: true }));

  it("makes a lost connection an answer to the form, with what a retry has to know", async () => {
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(
      await keepForm({ request: post(), serverAction }, (form) => ({ process: form.get("process") })),
    ).toMatchObject({
      data: { formIssue: { field: "", code: "network" }, say: { process: "p" } },
      init: { status: 503 },
    });
  });

  it("says of a site that was silent that it took too long", async () => {
    const serverAction = () => Promise.reject(new DOMException("No answer in time", "TimeoutError"));
    expect(await keepForm({ request, serverAction })).toMatchObject({
      data: { formIssue: { field: "", code: "timeout" } },
      init: { status: 503 },
    });
  });

  it.each([
    ["a proxy's error page", new ErrorResponse(500, "Internal Server Error", "<!doctype html>")],
    ["a proxy's refusal", new ErrorResponse(429, "Too Many Requests", '{"status":-4}')],
    ["the end of a session that nobody began", new ErrorResponse(401, "", '{"status":-3}')],
    ["half an answer, or none that can be read", new Error("Unable to decode turbo-stream response")],
    ["a guard's error page", new ErrorResponse(502, "", { posted: [] })],
  ])("makes %s an answer to the form", async (_, error) =>
    expect(await keepForm({ request, serverAction: () => Promise.reject(error) })).toMatchObject({
      data: { formIssue: { field: "", code: "server" } },
      init: { status: 503 },
    }),
  );

  it("leaves redirects to the router", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(keepForm({ request, serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect);
  });
});
