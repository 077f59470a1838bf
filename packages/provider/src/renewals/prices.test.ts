import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newCard, newPlan, setPrice } from "../testing/plan.ts";
import { answerOf, dataOf } from "../testing/provider.ts";
import { type Family, type Renewals, startRenewals } from "../testing/renewals.ts";

const told = 9800;
const raised = 10_500;
const lowered = 9000;

let renewals: Renewals;
let family: Family;

beforeAll(async () => {
  renewals = await startRenewals();
});

beforeEach(async () => {
  await cost(told);
  family = await renewals.newFamily();
});

afterAll(() => renewals.gk.close());

const cost = (cents: number) => setPrice(renewals.gk, cents);
const newPlanWith = async (card: Parameters<typeof newCard>[2] = {}) =>
  newPlan(renewals.gk, family.childId, { paymentMethodId: await newCard(renewals.gk, family.userId, card) });
const asked = () => renewals.charges.map(({ amountCents }) => amountCents);
const charged = async () => (await renewals.ordersOf(family)).map(({ chargeCents }) => chargeCents);
const lastMail = async () => (await renewals.mailsTo(family)).at(-1)?.text;
const toggle = async () =>
  answerOf(await (await renewals.clientOf(family)).toggleAutoRenew({ params: { id: family.childId } }));
const shownPlan = async () => {
  const client = await renewals.clientOf(family);
  return dataOf(await client.getChild({ params: { id: family.childId } })).subscription;
};
const shown = async () => (await shownPlan())?.charge_cents;

describe("a price that rises is not charged to a running plan (decision 190)", () => {
  test("between the notice and the charge: the receipt says what the notice said", async () => {
    await newPlanWith();
    await renewals.workAt("2026-11-23");
    expect(await lastMail()).toContain("HK$98.00");
    await cost(raised);
    await renewals.workAt("2026-11-30");
    expect(asked()).toEqual([told]);
    expect(await charged()).toEqual([told]);
    expect(await lastMail()).toContain("HK$98.00");
    expect(await lastMail()).not.toContain("HK$105.00");
  });

  test("before the notice: page, notice and the mail about the card name the kept price", async () => {
    await newPlanWith({ expYear: 2026, expMonth: 10 });
    await newCard(renewals.gk, family.userId);
    await cost(raised);
    expect(await shown()).toBe(told);
    await renewals.workAt("2026-11-23");
    const texts = (await renewals.mailsTo(family)).map(({ text }) => text);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain("HK$98.00");
  });

  test("with auto-renew off, where the page asks whether it is to be turned on", async () => {
    await newPlanWith();
    await toggle();
    await cost(raised);
    expect(await shownPlan()).toMatchObject({ auto_renew: false, charge_cents: null, renewal_cents: told });
    await toggle();
    expect(await shownPlan()).toMatchObject({ auto_renew: true, charge_cents: told, renewal_cents: told });
  });

  test("period after period", async () => {
    await newPlanWith();
    await cost(raised);
    for (const day of ["2026-11-30", "2026-12-31"] as const) await renewals.workAt(day);
    expect(await charged()).toEqual([told, told]);
  });

  test("between a failed try and the next", async () => {
    await newPlanWith({ last4: "0341" });
    await renewals.workAt("2026-11-30");
    await cost(raised);
    await renewals.workAt("2026-12-01");
    expect(asked()).toEqual([told, told]);
    expect(await lastMail()).toContain("HK$98.00");
  });
});

describe("a price that falls is charged, and is the kept one then", () => {
  test("from the renewal on", async () => {
    await newPlanWith();
    await renewals.workAt("2026-11-23");
    await cost(lowered);
    expect(await shown()).toBe(lowered);
    await renewals.workAt("2026-11-30");
    await cost(raised);
    await renewals.workAt("2026-12-31");
    expect(asked()).toEqual([lowered, lowered]);
    expect(await charged()).toEqual([lowered, lowered]);
  });

  test("from a notice that named it on", async () => {
    await newPlanWith();
    await cost(lowered);
    await renewals.workAt("2026-11-23");
    expect(await lastMail()).toContain("HK$90.00");
    await cost(told);
    await renewals.workAt("2026-11-30");
    expect(asked()).toEqual([lowered]);
  });

  test.each([
    ["a card that is declined", { last4: "0341" }],
    ["no card that can be charged", { expYear: 2026, expMonth: 10 }],
  ])("from a failed try's mail on: %s", async (_, card) => {
    await newPlanWith(card);
    await cost(lowered);
    await renewals.workAt("2026-11-30");
    expect(await lastMail()).toContain("HK$90.00");
    await cost(told);
    await renewals.workAt("2026-12-01");
    expect(await lastMail()).toContain("HK$90.00");
    expect(await shown()).toBe(lowered);
  });

  test("from when auto-renew was turned on for it", async () => {
    await newPlanWith();
    await toggle();
    await cost(lowered);
    await toggle();
    await cost(told);
    expect(await shown()).toBe(lowered);
  });
});
