import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ChargeOutcome } from "../checkout/card-gateway.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf, dataOf } from "../testing/provider.ts";
import { type Family, type Renewals, startRenewals } from "../testing/renewals.ts";

let renewals: Renewals;
let family: Family;
let outcome: ChargeOutcome;

beforeAll(async () => {
  renewals = await startRenewals();
});

beforeEach(async () => {
  family = await renewals.newFamily();
  outcome = "unknown";
  renewals.answer = () => Promise.resolve(outcome);
  await newPlan(renewals.gk, family.childId, { paymentMethodId: await newCard(renewals.gk, family.userId) });
});

afterAll(() => renewals.gk.close());

const subjects = async () =>
  (await renewals.mailsTo(family)).map(({ subject }) => subject).filter((subject) => !subject.includes("renews on"));

const plan = async () => {
  const client = await renewals.clientOf(family);
  return dataOf(await client.getChild({ params: { id: family.childId } }));
};

test("a charge whose outcome is not known is asked for again under its key, once an hour, and nothing is said", async () => {
  for (const minute of [0, 1, 2, 30, 59]) await renewals.workAt("2026-11-30", 9, minute);
  expect(renewals.charges).toHaveLength(1);
  await renewals.workAt("2026-11-30", 10);
  await renewals.workAt("2026-11-30", 10, 1);
  expect(renewals.charges).toHaveLength(2);
  expect(new Set(renewals.charges.map(({ key }) => key)).size).toBe(1);
  expect(await subjects()).toEqual([]);
  expect((await plan()).subscription, "the child's page says so").toMatchObject({ status: "active", checking: true });
  outcome = "paid";
  await renewals.workAt("2026-11-30", 12);
  expect((await plan()).subscription).not.toHaveProperty("checking");
});

test("the plan does not end while it is not known, and the child stays upgraded", async () => {
  for (const day of ["2026-11-30", "2026-12-01", "2026-12-05", "2026-12-06", "2026-12-20"] as const) {
    await renewals.workAt(day);
    expect(await plan()).toMatchObject({ is_premium: true, subscription: { status: "active", auto_renew: true } });
  }
  expect(new Set(renewals.charges.map(({ key }) => key)).size).toBe(1);
});

test("once it is known to be paid, the plan goes on, with one order and its receipt", async () => {
  await renewals.workAt("2026-11-30");
  outcome = "paid";
  await renewals.workAt("2026-12-07");
  await renewals.workAt("2026-12-07", 12);
  expect(await renewals.ordersOf(family)).toMatchObject([{ startsOn: "2026-11-30", endsOn: "2026-12-31" }]);
  expect(await subjects()).toHaveLength(1);
  expect(await plan()).toMatchObject({ subscription: { status: "active", next_bill_on: "2026-12-31" } });
});

test("once it is known to be declined, it counts as a try of the day on which that is known", async () => {
  await renewals.workAt("2026-11-30");
  outcome = "declined";
  await renewals.workAt("2026-12-01");
  expect(await renewals.subscriptionOf(family)).toMatchObject({ retryOn: "2026-12-03", openCharge: null });
  expect(await subjects()).toEqual(["We couldn’t renew the plan for Ming Ming"]);
  await renewals.workAt("2026-12-01", 12);
  expect(renewals.charges).toHaveLength(2);
});

test("declined after the last day, the plan ends", async () => {
  await renewals.workAt("2026-11-30");
  outcome = "declined";
  await renewals.workAt("2026-12-09");
  expect((await plan()).is_premium).toBe(false);
  expect(await subjects()).toEqual(["The plan for Ming Ming has ended"]);
});

test("the same card is asked about, whichever is the default by then", async () => {
  await renewals.workAt("2026-11-30");
  const other = await newCard(renewals.gk, family.userId, { last4: "1881" });
  const client = await renewals.clientOf(family);
  answerOf(await client.setDefaultPaymentMethod({ body: { payment_id: other } }));
  outcome = "paid";
  await renewals.workAt("2026-11-30", 10);
  expect(renewals.charges.map(({ card }) => card.last4)).toEqual(["4242", "4242"]);
  expect(await renewals.ordersOf(family)).toMatchObject([{ cardLast4: "4242" }]);
  expect(await renewals.subscriptionOf(family)).toMatchObject({ paymentMethodId: other });
});

test("auto-renew turned off meanwhile: what was paid is had, and nothing is charged again", async () => {
  await renewals.workAt("2026-11-30");
  const client = await renewals.clientOf(family);
  answerOf(await client.toggleAutoRenew({ params: { id: family.childId } }));
  await renewals.workAt("2026-12-01");
  expect((await plan()).is_premium).toBe(true);
  outcome = "paid";
  await renewals.workAt("2026-12-02");
  expect(await plan()).toMatchObject({ subscription: { status: "ending", ends_on: "2026-12-31", auto_renew: false } });
  expect(await renewals.ordersOf(family)).toHaveLength(1);
});

test("auto-renew turned off meanwhile: what was declined is not tried again, and the plan ends", async () => {
  await renewals.workAt("2026-11-30");
  const client = await renewals.clientOf(family);
  answerOf(await client.toggleAutoRenew({ params: { id: family.childId } }));
  outcome = "declined";
  await renewals.workAt("2026-12-01");
  expect((await plan()).is_premium).toBe(false);
  expect(await subjects()).toEqual(["The plan for Ming Ming has ended"]);
});

/** A process that asks the gateway for the renewal and waits for its answer. */
async function workSlowly() {
  let answerLate: (late: ChargeOutcome) => void = () => undefined;
  renewals.answer = () => new Promise((resolve) => (answerLate = resolve));
  renewals.at("2026-11-30");
  const work = renewals.gk.provider.work();
  await expect.poll(() => renewals.charges.length).toBe(1);
  return {
    async hears(late: ChargeOutcome) {
      answerLate(late);
      await work;
    },
  };
}

test("a process that dies while the gateway is asked leaves the charge to be asked for, and it is had once", async () => {
  const dying = await workSlowly();
  renewals.answer = () => Promise.resolve("paid");
  await renewals.workAt("2026-11-30", 9, 59);
  expect(renewals.charges).toHaveLength(1);
  await renewals.workAt("2026-11-30", 10);
  expect(new Set(renewals.charges.map(({ key }) => key)).size).toBe(1);
  // It was only slow, and tells what it heard after all.
  await dying.hears("paid");
  expect(await renewals.ordersOf(family)).toHaveLength(1);
  expect(await subjects()).toHaveLength(1);
});

test("a process that hears late of a try that is over changes nothing of the next one", async () => {
  const slow = await workSlowly();
  renewals.answer = () => Promise.resolve("declined");
  await renewals.workAt("2026-11-30", 10);
  renewals.answer = () => Promise.resolve("unknown");
  await renewals.workAt("2026-12-01");
  await slow.hears("declined");
  expect(await renewals.subscriptionOf(family)).toMatchObject({ failedRenewals: 1, openCharge: { last4: "4242" } });
  expect(await subjects()).toHaveLength(1);
});

test("a process that hears late that a try was paid, of which another heard that it was not: what is paid is had", async () => {
  const slow = await workSlowly();
  renewals.answer = () => Promise.resolve("declined");
  await renewals.workAt("2026-11-30", 10);
  await slow.hears("paid");
  expect(await renewals.ordersOf(family)).toMatchObject([{ startsOn: "2026-11-30", endsOn: "2026-12-31" }]);
  await renewals.workAt("2026-12-01");
  expect(renewals.charges).toHaveLength(2);
});
