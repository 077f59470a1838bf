import { expect, it } from "vitest";
import { publicPage, testSite } from "./testing.ts";

it.each([
  ["abc", "Bearer abc"],
  ["%E4%B8%80", null],
  ["%00", null],
  ["a%0D%0AX-Injected%3A%20b", null],
  ["%E2%80%8B", null],
  ["", null],
])("a session cookie of %j is sent on as %j: what no head can carry is nobody's session", async (cookie, sent) => {
  const headers = { Cookie: `gk_session=${cookie}` };
  const { ask, asked } = testSite({ page: (_, visit) => publicPage(String(visit.hasSession)) });
  const page = await ask("/faq", { headers });
  expect([page.status, await page.text()]).toEqual([200, String(sent !== null)]);
  expect((await ask("/web/profile", { headers })).status).toBe(200);
  expect(asked().at(-1)?.headers.get("Authorization")).toBe(sent);
});
