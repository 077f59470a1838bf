import { expect, it } from "vitest";
import { testSite } from "./testing.ts";

it("T44, T45: closing the promotion bar is the text `false` for 86,400 seconds", async () => {
  const answer = await testSite().ask("/promotion/close?back=/en-US/faq?a=1");
  expect(answer.headers.get("Set-Cookie")).toBe("promotion=false; Max-Age=86400; Path=/; Secure; SameSite=Lax");
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/en-US/faq?a=1"]);
});

it.each(["", "?back=https://evil.example", "?back=//evil.example", "?back=/%5Cevil.example"])(
  "with %j goes home instead of leaving the site",
  async (search) => {
    expect((await testSite().ask(`/promotion/close${search}`)).headers.get("Location")).toBe("/");
  },
);
