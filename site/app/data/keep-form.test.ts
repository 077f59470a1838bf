import { describe, expect, it } from "vitest";
import { keepForm } from "./keep-form.ts";

describe("keepForm", () => {
  it("hands on what the server's action says", async () =>
    expect(await keepForm({ serverAction: () => Promise.resolve({ saved: true }) })).toEqual({ saved: true }));

  it("makes a lost connection an answer to the form, with what a retry has to know", async () => {
    const serverAction = () => Promise.reject(new TypeError("Failed to fetch"));
    expect(await keepForm({ serverAction }, { process: "p" })).toMatchObject({
      data: { formIssue: { field: "", code: "network" }, process: "p" },
      init: { status: 503 },
    });
  });

  it("leaves redirects and other errors to the router", async () => {
    const redirect = new Response(null, { status: 302 });
    await expect(keepForm({ serverAction: () => Promise.reject(redirect) })).rejects.toBe(redirect);
  });
});
