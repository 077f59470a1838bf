import { describe, expect, it } from "vitest";
import { sayKeys } from "../../words/testing.ts";
import { attentionItems } from "./attention.ts";
import { childWith } from "./children/child.fixture.ts";

const t = sayKeys();
const quiet = {
  verified: true,
  children: [childWith({ status: "upgraded" })],
  trialEndsOn: undefined,
  today: "2026-11-20",
} as const;
const idsOf = (state: Partial<Parameters<typeof attentionItems>[1]>) =>
  attentionItems(t, { ...quiet, ...state }).map(({ id }) => id);

describe("attentionItems", () => {
  it("has nothing to say when all is well", () => expect(idsOf({})).toEqual([]));

  it.each([
    ["the address is not verified", { verified: false }, ["verify"]],
    ["there is no child", { children: [] }, ["child"]],
    ["neither: children come after verification", { verified: false, children: [] }, ["verify"]],
    ["a trial runs", { children: [childWith({ status: "freeTrial" })], trialEndsOn: "2026-11-29" }, ["trial"]],
    ["T105: a trial runs and every child is upgraded", { trialEndsOn: "2026-11-29" }, []],
    ["no trial runs and a child is not upgraded", { children: [childWith()] }, []],
  ] as const)("when %s", (_, state, ids) => expect(idsOf(state)).toEqual(ids));

  it("leads from a trial to the plans of a child that can still be upgraded", () => {
    const children = [childWith({ id: 1, status: "upgraded" }), childWith({ id: 2, status: "freeTrial" })];
    const [item] = attentionItems(t, { ...quiet, children, trialEndsOn: "2026-11-29" });
    expect(item?.action?.href).toBe("/member/children/2/premium");
    expect(item?.text).toBe('member.index.attention.trial {"date":"29 November 2026","days":9}');
  });
});
