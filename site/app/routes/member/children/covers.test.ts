import { describe, expect, it } from "vitest";
import { sayKeys } from "../../../words/testing.ts";
import { childWith, plan } from "./child.fixture.ts";
import { aboutChild, coverOf, portraitOf, statusBody, toneOf } from "./covers.ts";

const t = sayKeys();
const today = "2026-11-20";

describe("a child's cover", () => {
  it("keeps its colour, and differs from the next child's", () => {
    expect(toneOf({ id: 7 })).toBe(toneOf({ id: 7 }));
    const shown = [1, 2, 3, 4].map((id) => toneOf({ id }));
    expect(new Set(shown).size).toBe(4);
    expect(shown).not.toContain("courtesy");
  });

  it.each([
    [11, 11, undefined],
    [12, 0, 'performance.merit.certificates {"certificates":1}'],
    [13, 1, 'performance.merit.certificates {"certificates":1}'],
    [24, 0, 'performance.merit.certificates {"certificates":2}'],
  ])("shows %d silver stars as %d towards the next certificate of merit, and says which are earned", (...row) => {
    const [silver_stars, count, certificates] = row;
    const { stars, words } = coverOf(t, childWith({ silver_stars }), { today });
    expect(stars).toMatchObject({ count, total: 12 });
    expect(words.certificates).toBe(certificates);
    expect(stars?.label.startsWith("performance.merit.both")).toBe(certificates !== undefined);
  });

  it("calls the child as its family does (decision 153)", () => {
    const { name, words } = coverOf(t, childWith({ nickname: "Long" }), { today });
    expect([name, words.statusBody]).toEqual(["Long", 'child.status.notUpgraded.body {"name":"Long"}']);
  });

  it("shows the child's own photo, which caches may keep (T86), or else a drawn child", () => {
    expect(portraitOf(childWith({ has_image: true })).src).toBe("/web/children/201/image");
    const newer = portraitOf(childWith({ has_image: true, image_version: "5f0b" })).src;
    expect(newer).toBe("/web/children/201/image?v=5f0b");
    const drawn = ([1, 2] as const).map((gender) => portraitOf(childWith({ gender })).src);
    expect(new Set(drawn).size).toBe(2);
    expect(drawn.join()).not.toContain("/web/");
  });

  it.each([
    ["2026-12-04", 6],
    ["2026-12-05", 7],
  ] as const)("on %s says that a child of 5 December 2019 is %d", (day, age) => {
    expect(aboutChild(t, childWith(), day)).toMatch(
      new RegExp(`^option\\.year_level\\.\\w+ · common\\.age \\{"age":${age}\\}$`),
    );
  });

  it.each([
    ["notUpgraded", undefined, "/member/children/201/premium"],
    ["freeTrial", "2026-11-29", "/member/children/201/premium"],
    ["upgraded", undefined, undefined],
  ] as const)("of a child that is %s leads to an upgrade only when there is one", (status, trialEndsOn, href) => {
    const child = childWith({ status, subscription: status === "upgraded" ? plan : null });
    expect(coverOf(t, child, { today, trialEndsOn }).upgrade?.href).toBe(href);
  });

  it.each([
    [true, "children.card.prizeChosen"],
    [false, "children.card.prizeNone"],
  ])("says of an upgraded child with has_prize=%s: %s", (has_prize, words) => {
    const child = childWith({ status: "upgraded", subscription: plan, has_prize });
    expect(coverOf(t, child, { today }).words.prize).toBe(words);
    expect(coverOf(t, childWith({ has_prize }), { today }).words.prize).toBeUndefined();
  });
});

describe("statusBody", () => {
  it("T105: a plan counts more than a trial", () => {
    const child = childWith({ status: "upgraded", subscription: plan });
    expect(statusBody(t, child, "2026-11-29")).toBe(
      'child.status.upgraded.body {"name":"Long Long","plan":"1 Year","date":"5 March 2027"}',
    );
  });

  it("names the trial's last day", () => {
    expect(statusBody(t, childWith({ status: "freeTrial" }), "2026-11-29")).toMatch(
      /^child\.status\.freeTrial\.body .*29 November 2026/,
    );
  });

  it("says otherwise that the child is not upgraded", () => {
    expect(statusBody(t, childWith(), undefined)).toBe('child.status.notUpgraded.body {"name":"Long Long"}');
  });
});
