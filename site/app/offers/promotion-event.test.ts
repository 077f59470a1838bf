import { describe, expect, it } from "vitest";
import { changedBy, offerIn } from "./promotion-event.ts";

const text = { "zh-HK": "全日半價", "en-US": "Half price all day" };
const promotion = { active: true, text, code: "HALF", ends_at: null };
const said = (path: string, data: unknown) => JSON.stringify({ path, data });

describe("an event of the stream (decision 34)", () => {
  it.each([
    ["the whole", "put", said("/", promotion), promotion],
    ["one child", "put", said("/active", false), { active: false, text: { "en-US": "Before" } }],
    [
      "a child's child",
      "put",
      said("/text/zh-HK", "之前"),
      { active: true, text: { "en-US": "Before", "zh-HK": "之前" } },
    ],
    ["nothing any more", "put", said("/", null), null],
    [
      "some children",
      "patch",
      said("/", { active: false, code: "X" }),
      { active: false, code: "X", text: { "en-US": "Before" } },
    ],
    [
      "children by their path",
      "patch",
      said("/", { "text/zh-HK": "之前" }),
      { active: true, text: { "en-US": "Before", "zh-HK": "之前" } },
    ],
  ] as const)("sets %s by a %s", (_, event, data, value) =>
    expect(changedBy(event, { active: true, text: { "en-US": "Before" } }, data)).toEqual(value),
  );

  it.each(["", "null", "{}", '{"path":7,"data":1}', "<html>"])("changes nothing by what nobody can read: %j", (data) =>
    expect(changedBy("put", promotion, data)).toBe(promotion),
  );
});

describe("what the bar says", () => {
  const now = Date.parse("2026-11-20T04:00:00Z");

  it("is the offer, with the way to its code", () =>
    expect(offerIn(promotion, now)).toEqual({ text, href: "/plans?code=HALF" }));
  it("leads to the plans without one", () =>
    expect(offerIn({ ...promotion, code: null }, now)).toMatchObject({ href: "/plans" }));

  it.each([
    ["there is none", null],
    ["it does not hold", { ...promotion, active: false }],
    ["it is over", { ...promotion, ends_at: "2026-11-20T04:00:00Z" }],
  ])("is nothing where %s", (_, value) => expect(offerIn(value, now)).toBe(false));

  it("holds until it is over", () =>
    expect(offerIn({ ...promotion, ends_at: "2026-11-20T04:00:01Z" }, now)).toMatchObject({ text }));

  it.each([undefined, "text", { active: "yes", text }, { active: true }, { active: true, text: { "zh-HK": "半句" } }])(
    "is the page's own sentence where %j came",
    (value) => expect(offerIn(value, now)).toBeUndefined(),
  );
});
