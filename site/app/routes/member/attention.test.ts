import { describe, expect, it } from "vitest";
import { methodWith } from "../../payment/payment.fixture.ts";
import type { Order, PrizeTheme, SharedChild } from "@gk/web";
import { sayKeys } from "../../words/testing.ts";
import { attentionItems } from "./attention.ts";
import { childWith, plan } from "./children/child.fixture.ts";

const t = sayKeys();
const quiet = {
  verified: true,
  children: [childWith({ status: "upgraded" })],
  shared: [],
  orders: [],
  themes: [],
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

  it("calls a child as its family does (decision 153)", () => {
    const children = [
      childWith({ nickname: "Long", status: "upgraded", subscription: { ...plan, status: "pastDue" } }),
    ];
    expect(attentionItems(t, { ...quiet, children })[0]?.text).toContain('"name":"Long"');
  });

  it("leads to an invitation that waits, and asks nobody for a child who came to look at another's", () => {
    const shared = (status: SharedChild["status"]): SharedChild => ({
      id: 9,
      status,
      shared_by: "Hei’s mom",
      added_on: "2026-11-20",
      child: { id: 3, name: "Hei", gender: 1, has_image: false },
    });
    expect(attentionItems(t, { ...quiet, children: [], shared: [shared("invited")] })).toMatchObject([
      {
        id: "invitation-9",
        text: 'member.index.attention.invitation {"parent":"Hei’s mom","name":"Hei"}',
        action: { href: "/member/children" },
      },
    ]);
    expect(idsOf({ children: [], shared: [shared("active")] })).toEqual([]);
  });

  it("speaks of a renewal that failed, until its last try, and leads to the ways to pay", () => {
    const children = [childWith({ id: 3, status: "upgraded", subscription: { ...plan, status: "pastDue" } })];
    const [item] = attentionItems(t, { ...quiet, children });
    expect(item).toMatchObject({
      id: "renewal-3",
      kind: "renewal",
      text: 'member.index.attention.renewal {"name":"Long Long","date":"10 March 2027"}',
      action: { href: "/member/settings/payment" },
    });
  });

  it("speaks of a card that will have expired by the next charge", () => {
    const subscription = { ...plan, next_bill_on: "2027-03-05" as const, payment_method: methodWith() };
    const children = [childWith({ id: 3, status: "upgraded", subscription })];
    expect(attentionItems(t, { ...quiet, children })).toMatchObject([
      { id: "card-3", kind: "card", text: 'member.index.attention.card {"name":"Long Long","date":"5 March 2027"}' },
    ]);
  });

  it.each([
    ["2026-11-19", []],
    ["2026-11-20", ["ending-201"]],
    ["2026-12-20", ["ending-201"]],
    ["2026-12-21", []],
  ] as const)("says in the last thirty days that a plan ends, here on %s", (ends_on, ids) => {
    const subscription = { ...plan, ends_on };
    expect(idsOf({ children: [childWith({ status: "upgraded", subscription })] })).toEqual(ids);
    const renews = { ...subscription, next_bill_on: ends_on };
    expect(idsOf({ children: [childWith({ status: "upgraded", subscription: renews })] })).toEqual([]);
  });

  const theme = (deadline: string, availability: "available" | "closed" = "available") =>
    ({ deadline, stages: [{ availability }] }) as unknown as PrizeTheme;
  it.each([
    ["2026-11-19", []],
    ["2026-11-20", ["prize-201"]],
    ["2027-11-19", ["prize-201"]],
  ] as const)("asks for a prize until the last deadline, however far it is: here %s", (deadline, ids) => {
    const premium = childWith({ status: "upgraded", is_premium: true });
    expect(idsOf({ children: [premium], themes: [theme(deadline)] })).toEqual(ids);
    expect(idsOf({ children: [premium], themes: [theme(deadline, "closed")] })).toEqual([]);
    expect(idsOf({ children: [{ ...premium, has_prize: true }], themes: [theme(deadline)] })).toEqual([]);
    expect(idsOf({ children: [{ ...premium, is_premium: false }], themes: [theme(deadline)] })).toEqual([]);
  });

  it("names the last of several deadlines, until which a prize can be chosen", () => {
    const premium = childWith({ status: "upgraded", is_premium: true });
    const themes = [theme("2026-12-31"), theme("2026-12-15"), theme("2027-06-30", "closed")];
    expect(attentionItems(t, { ...quiet, children: [premium], themes })).toMatchObject([
      { text: 'member.index.attention.prizeMissing {"name":"Long Long","date":"31 December 2026"}' },
    ]);
  });

  it.each([
    ["2027-08-31", []],
    ["2027-09-01", ["school-201"]],
    ["2027-09-30", ["school-201"]],
    ["2027-10-01", []],
  ] as const)("asks in September whether a child has moved up, here on %s", (today, ids) => {
    const child = childWith({ status: "upgraded", year_level: 6, date_of_birth: "2019-12-05" });
    expect(idsOf({ children: [child], today })).toEqual(ids);
    expect(idsOf({ children: [{ ...child, year_level: 7 }], today })).toEqual([]);
  });

  it("leads from the question of the grade to the form that changes it", () => {
    const child = childWith({ status: "upgraded", year_level: 6, date_of_birth: "2019-12-05" });
    expect(attentionItems(t, { ...quiet, children: [child], today: "2027-09-01" })).toMatchObject([
      {
        kind: "school",
        text: 'member.index.attention.school {"name":"Long Long","level":"option.year_level.p2"}',
        action: { href: "/member/children/201/update" },
      },
    ]);
  });

  it.each([
    [2026, 12, ["card-3"]],
    [2027, 1, []],
  ])("speaks of a card only where it ends before the charge: one through %s-%s", (exp_year, exp_month, ids) => {
    const payment_method = methodWith({ exp_year, exp_month });
    const subscription = { ...plan, ends_on: "2027-01-31", next_bill_on: "2027-01-31", payment_method } as const;
    expect(idsOf({ children: [childWith({ id: 3, status: "upgraded", subscription })] })).toEqual(ids);
  });

  it("speaks of orders that wait for their payment, and of no others", () => {
    const order = (id: number, payment_status: Order["payment_status"]) =>
      ({ id, number: `GK-${id}`, payment_status }) as unknown as Order;
    expect(idsOf({ orders: [order(1, 0), order(2, 1), order(3, 2), order(4, 3)] })).toEqual(["order-1"]);
  });

  it("leads from a trial to the plans of a child that can still be upgraded", () => {
    const children = [childWith({ id: 1, status: "upgraded" }), childWith({ id: 2, status: "freeTrial" })];
    const [item] = attentionItems(t, { ...quiet, children, trialEndsOn: "2026-11-29" });
    expect(item?.action?.href).toBe("/member/children/2/premium");
    expect(item?.text).toBe('member.index.attention.trial {"date":"29 November 2026","days":9}');
  });
});
