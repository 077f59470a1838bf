import { describe, expect, it } from "vitest";
import { catalogueOf } from "../../compile/messages.ts";
import { sayKeys } from "../words/testing.ts";
import { compactItems, memberPages, navigationItems } from "./navigation.ts";

const t = sayKeys();
const at = (path: string, signedIn = false) => navigationItems(t, { path, signedIn });
const ids = (items: { id: string }[]) => items.map(({ id }) => id);

describe("the navigation", () => {
  it("T30: has ten entries in the specification's order", () => {
    expect(ids(at("/"))).toEqual([
      "school",
      "introduction",
      "app",
      "events",
      "news",
      "tips",
      "market",
      "about",
      "plans",
      "contact",
    ]);
  });

  it("T30: has seven of them in the compact bar", () => {
    expect(ids(compactItems(at("/")))).toEqual([
      "school",
      "introduction",
      "events",
      "news",
      "tips",
      "about",
      "contact",
    ]);
  });

  it("T32: has the school first for everyone, and highlighted for a member", () => {
    const first = (signedIn: boolean) => at("/", signedIn)[0];
    expect([first(false)?.id, first(false)?.highlighted]).toEqual(["school", undefined]);
    expect([first(true)?.id, first(true)?.highlighted]).toEqual(["school", true]);
    expect(at("/", true).filter(({ highlighted }) => highlighted)).toHaveLength(1);
  });

  it.each([
    ["/news", ["news"]],
    ["/news/a-day", ["news"]],
    ["/newsletter", []],
    ["/", ["introduction"]],
    ["/faq", []],
  ])("at %s the current entries are %j", (path, current) => {
    expect(ids(at(path).filter((item) => item.current))).toEqual(current);
  });
});

describe("the member area's menu", () => {
  it("has the specification's entries in its order after the overview (spec §2, T22)", () => {
    expect(memberPages(t, "/member").map(({ label, href }) => [label, href])).toEqual([
      ["member.menu.index", "/member"],
      ["member.menu.profile", "/member/profile"],
      ["member.menu.children", "/member/children"],
      ["member.menu.orders", "/member/subscription-orders"],
      ["member.menu.settings", "/member/settings"],
      ["member.menu.prizes", "/member/prizes"],
      ["member.menu.activities", "/member/special-activity"],
    ]);
  });

  it("has words on every page, since the header shows them too", () => {
    const { shell = {} } = catalogueOf("zh-HK");
    expect(memberPages(t, "/").filter(({ label }) => !(label in shell))).toEqual([]);
  });

  it("stays at its entry on a page below it", () =>
    expect(ids(memberPages(t, "/member/special-activity/3").filter(({ current }) => current))).toEqual(["activities"]));
});
