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

  it("leaves redirects and other errors to the router", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(keepForm({ request, serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect);
  });
});
