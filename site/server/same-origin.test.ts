import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const own = "https://gk.example";
const other = "https://evil.example";

const statusOf = async (method: string, headers: Record<string, string>, path = "/auth") =>
  (await testSite().ask(path, { method, headers })).status;

describe("sameOrigin", () => {
  it.each([
    ["our own page", { "Sec-Fetch-Site": "same-origin", Origin: own }],
    ["the person, by a bookmark or the address bar", { "Sec-Fetch-Site": "none" }],
    ["our own page in an older browser", { Origin: own }],
    ["no browser", {}],
  ])("lets a POST from %s through", async (_, headers) => expect(await statusOf("POST", headers)).toBe(200));

  it.each([
    ["another site's page", { "Sec-Fetch-Site": "cross-site", Origin: other }],
    ["a neighbouring subdomain's page", { "Sec-Fetch-Site": "same-site", Origin: "https://blog.gk.example" }],
    ["another site's page that claims our origin", { "Sec-Fetch-Site": "cross-site", Origin: own }],
    ["another site's page in an older browser", { Origin: other }],
    ["a page without an origin", { Origin: "null" }],
  ])("refuses a POST from %s", async (_, headers) => expect(await statusOf("POST", headers)).toBe(403));

  it.each(["PUT", "PATCH", "DELETE"])("refuses another site's %s to the gateway", async (method) => {
    expect(await statusOf(method, { "Sec-Fetch-Site": "cross-site" }, "/web/payment-methods/1")).toBe(403);
  });

  it.each(["GET", "HEAD"])("lets another site's page link to us (%s)", async (method) => {
    expect(await statusOf(method, { "Sec-Fetch-Site": "cross-site" })).toBe(200);
  });
});
