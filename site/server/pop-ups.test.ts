import { expect, it } from "vitest";
import { testSite } from "./testing.ts";

const left = async (path: string) => {
  const answer = await testSite().ask(path, { headers: { "Sec-Fetch-Dest": "empty" } });
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
  return answer.headers.getSetCookie();
};

it("T45: keeps that the newsletter was closed for a day", async () =>
  expect(await left("/pop-up/newsletter/closed")).toEqual([
    "newsletter_closed=true; Max-Age=86400; Path=/; Secure; SameSite=Lax",
  ]));

it("keeps that the welcome has shown for 30 days (decision 46)", async () =>
  expect(await left("/pop-up/welcome/shown")).toEqual(["welcome=true; Max-Age=2592000; Path=/; Secure; SameSite=Lax"]));

it("T46: forgets that the newsletter was closed or subscribed to", async () =>
  expect(await left("/pop-up/newsletter/again")).toEqual([
    "newsletter_closed=; Max-Age=0; Path=/; Secure",
    "newsletter_subscribed=; Max-Age=0; Path=/; Secure",
  ]));

const subscribe = (status: number) =>
  testSite({
    provider: async () => Response.json({ status: status === 200 ? 1 : 0, data: { code: null } }, { status }),
  }).ask("/web/newsletter", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });

it("keeps for a year that somebody has subscribed, and nothing where that was refused", async () => {
  expect((await subscribe(200)).headers.getSetCookie()).toEqual([
    "newsletter_subscribed=true; Max-Age=31536000; Path=/; Secure; SameSite=Lax",
  ]);
  expect((await subscribe(422)).headers.getSetCookie()).toEqual([]);
});
