import { alertCookieText, cookies } from "@gk/domain";
import { expect, it } from "vitest";
import { publicPage, testSite } from "./testing.ts";

it.each([
  ["no prize", false, "alert=no%20subscribe; Path=/; Secure; SameSite=Lax"],
  ["a prize", true, "alert=; Path=/; Secure; SameSite=Lax"],
])(
  "T47: that a child has %s is kept until the browser is closed, its space written out",
  async (_, has_prize, cookie) => {
    const site = testSite({
      page: (_request, visit) => {
        visit.setCookie(cookies.alert.name, alertCookieText([{ has_prize }]));
        return publicPage();
      },
    });
    expect((await site.ask("/member/children")).headers.getSetCookie()).toEqual([cookie]);
  },
);

it("T47: what is kept is read as it was meant", async () => {
  const read: (string | undefined)[] = [];
  const site = testSite({
    page: (_request, visit) => {
      read.push(visit.cookie(cookies.alert.name));
      return publicPage();
    },
  });
  await site.ask("/member/children", { headers: { Cookie: "alert=no%20subscribe" } });
  expect(read).toEqual(["no subscribe"]);
});
