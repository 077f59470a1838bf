import type { Child, Subscription } from "@gk/web";
import { describe, expect, it } from "vitest";
import { methodWith } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { noSwitchWords, panelOf, renewalWords, stateOf, storeLink } from "./panel.ts";

const t = sayKeys();
const running: Subscription = {
  id: 902,
  plan: { id: 2, slug: "elementary", name: "Elementary plan", period: "Three months", months: 3 },
  status: "active",
  started_on: "2026-09-10",
  ends_on: "2026-12-10",
  next_bill_on: "2026-12-10",
  charge_cents: 26_800,
  renewal_cents: 26_800,
  auto_renew: true,
  supports_auto_renew: true,
  order_type: 3,
  payment_method: methodWith(),
  promotion_code: null,
  max_caregivers: 3,
};
const off: Subscription = { ...running, status: "ending", auto_renew: false, next_bill_on: null, charge_cents: null };

const childOf = (subscription: Subscription | null, status: Child["status"] = "upgraded") =>
  ({ id: 302, name: "Yau Yau", status, subscription, caregiver_users: [] }) as unknown as Child;

const visa = 'paymentMethods.card.summary {"brand":"Visa","last4":"4242"}';

describe("stateOf", () => {
  it.each([
    [null, "notUpgraded", "none"],
    [null, "freeTrial", "trial"],
    [running, "upgraded", "active"],
    [{ ...running, status: "pastDue" }, "upgraded", "pastDue"],
    [{ ...running, status: "expired" }, "freeTrial", "expired"],
  ] as const)("%j of a child that is %s", (subscription, status, state) =>
    expect(stateOf(childOf(subscription, status))).toBe(state),
  );
});

describe("panelOf", () => {
  const facts = (subscription: Subscription) =>
    Object.fromEntries((panelOf(t, childOf(subscription)).facts ?? []).map(({ id, detail }) => [id, detail]));

  it("says when and how much is charged next", () =>
    expect(facts(running)).toEqual({
      start: "10 Sep 2026",
      bill: "10 Dec 2026",
      charge: "HK$268.00",
      method: visa,
      caregivers: "0 / 3",
    }));

  it("says when the plan ends where nothing is charged next", () =>
    expect(facts({ ...off, promotion_code: "NEW50" })).toEqual({
      start: "10 Sep 2026",
      end: "10 Dec 2026",
      method: visa,
      caregivers: "0 / 3",
      code: "NEW50",
    }));

  it("gives a failed renewal until the last try, five days after the bill", () =>
    expect(panelOf(t, childOf({ ...running, status: "pastDue" })).words.body).toBe(
      `subscription.pastDue.body ${JSON.stringify({ method: visa, date: "15 December 2026" })}`,
    ));

  it("asks for a way to pay where a renewal failed since there is none", () =>
    expect(panelOf(t, childOf({ ...running, status: "pastDue", payment_method: null })).words.body).toBe(
      'subscription.pastDue.noMethod {"date":"15 December 2026"}',
    ));

  it("says of a renewal of which nobody knows whether it was paid that it is being checked", () =>
    expect(panelOf(t, childOf({ ...running, checking: true })).words.body).toBe(
      'subscription.checking.body {"name":"Yau Yau","date":"10 December 2026"}',
    ));

  it("says what follows the end of a plan that does not renew, but not for a store", () => {
    expect(panelOf(t, childOf(off)).words.body).toBe(
      'subscription.ending.body {"name":"Yau Yau","date":"10 December 2026"}',
    );
    expect(panelOf(t, childOf({ ...off, order_type: 1 })).words.body).toBeUndefined();
  });

  it.each([
    ["a card that was deleted", { ...off, payment_method: null }, "subscription.paymentMethod.deleted"],
    ["no card, though it renews", { ...running, payment_method: null }, "subscription.paymentMethod.missing"],
    ["Octopus", { ...off, payment_method: null, order_type: 5 }, "orders.type.octopus"],
  ] as const)("names %s, and never only a credit card", (_, subscription, words) =>
    expect(facts(subscription)).toMatchObject({ method: words }),
  );

  it("tells a child without a plan what it misses", () =>
    expect(panelOf(t, childOf(null, "notUpgraded")).words).toEqual({
      title: "subscription.none.title",
      status: "child.status.notUpgraded",
      body: 'subscription.none.body {"name":"Yau Yau"}',
    }));
});

describe("a plan that was bought in a store (decision 43)", () => {
  it.each([
    [1, "https://apps.apple.com/account/subscriptions", 'payment.store.open {"store":"orders.type.apple"}'],
    [2, "https://play.google.com/store/account/subscriptions", 'payment.store.open {"store":"orders.type.google"}'],
  ] as const)("of order type %i is managed there", (order_type, href, label) =>
    expect(storeLink(t, { ...off, order_type })).toEqual({ href, label }),
  );

  it.each([3, 4, 5] as const)("is none with order type %i", (order_type) =>
    expect(storeLink(t, { ...off, order_type })).toBeUndefined(),
  );
});

describe("auto-renew", () => {
  it("asks before it is turned off, and says until when the plan still runs", () => {
    const { description, question } = renewalWords(t, childOf(running), running);
    expect(description).toBe('subscription.autoRenew.onBody {"date":"10 December 2026","amount":"HK$268.00"}');
    expect(question.body).toMatch(
      /^subscription\.autoRenew\.turnOff\.body \{"name":"Yau Yau","date":"10 December 2026",/,
    );
  });

  it("asks before it is turned on, with what it renews for and what it is charged to", () => {
    const { description, question } = renewalWords(t, childOf(off), off);
    expect(description).toBe('subscription.autoRenew.offBody {"date":"10 December 2026"}');
    const named = { name: "Yau Yau", date: "10 December 2026", amount: "HK$268.00", method: visa };
    expect(question.body).toBe(`subscription.autoRenew.turnOn.body ${JSON.stringify(named)}`);
  });

  it("asks for the default way to pay where the plan's card was deleted", () =>
    expect(renewalWords(t, childOf(off), { ...off, payment_method: null }).question.body).toContain(
      '"method":"subscription.paymentMethod.default"',
    ));

  it.each([
    [1, 'payment.store.manage {"store":"orders.type.apple"}'],
    [2, 'payment.store.manage {"store":"orders.type.google"}'],
    [3, "subscription.autoRenew.notSupported"],
    [5, "subscription.autoRenew.notSupported"],
  ] as const)("decision 43: without a switch, order type %i says why", (order_type, words) =>
    expect(noSwitchWords(t, { ...off, order_type, supports_auto_renew: false })).toBe(words),
  );
});
