import { hongKongTime, type IsoDate, orderType, paymentStatus } from "@gk/domain";
import { eq, inArray } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CardGateway, Charge } from "../checkout/card-gateway.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import type { Database } from "../database/database.ts";
import { orders, subscriptions, users } from "../database/schema/index.ts";
import { openSeededDatabase } from "../testing/database.ts";
import { clientOf, newChild, newMember } from "../testing/member.ts";
import { newCard, newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let userId: number;
let childId: number;
let clock: Date;
let charges: Charge[];

/** The development gateway, which also tells what it was asked to charge. */
function tellingCards(database: Database): CardGateway {
  const cards = developmentCards("http://gk.test", database);
  return {
    ...cards,
    charge(charge) {
      charges.push(charge);
      return cards.charge(charge);
    },
  };
}

beforeAll(async () => {
  const open = await openSeededDatabase();
  gk = await startProvider({ database: open, cards: tellingCards(open.database), clock: () => clock });
});

beforeEach(async () => {
  at("2026-11-20");
  charges = [];
  const member = await newMember(gk);
  userId = member.userId;
  childId = await newChild(gk, userId);
});

// What one test leaves due would be charged in the next.
afterEach(() => gk.database.update(subscriptions).set({ status: "expired", autoRenew: false }));

afterAll(() => gk.close());

/** Moves to an hour of a day in Hong Kong. */
function at(day: IsoDate, hour = 9, minute = 0) {
  clock = new Date(hongKongTime(day, hour) + minute * 60_000);
}

const workAt = async (day: IsoDate, hour?: number, minute?: number) => {
  at(day, hour, minute);
  await gk.provider.work();
};

/** Opens a plan whose card is declined. */
const declined = async () => newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId, { last4: "0341" }) });

const child = async () => {
  const client = await clientOf({ ...gk, now: () => clock }, userId);
  return dataOf(await client.getChild({ params: { id: childId } }));
};

const ordersOfChild = () => gk.database.select().from(orders).where(eq(orders.childId, childId));

describe("a plan renews on its bill date (decision 31)", () => {
  test("at 09:00 in Hong Kong, not a minute before, at the full price", async () => {
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId), promotionCodeId: 1 });
    await workAt("2026-11-30", 8, 59);
    expect(charges).toEqual([]);
    await workAt("2026-11-30");
    expect(charges).toMatchObject([{ amountCents: 9800, card: { last4: "4242" } }]);
    expect(await ordersOfChild()).toMatchObject([
      { paymentStatus: paymentStatus.finished, chargeCents: 9800, startsOn: "2026-11-30", endsOn: "2026-12-31" },
    ]);
  });

  test("month ends are counted from the first day: 31 Oct, 30 Nov, 31 Dec, 31 Jan, 28 Feb", async () => {
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
    for (const day of ["2026-11-30", "2026-12-31", "2027-01-31"] as const) await workAt(day);
    const periods = (await ordersOfChild()).map(({ startsOn, endsOn }) => `${startsOn} ${endsOn}`);
    expect(periods.toSorted()).toEqual(["2026-11-30 2026-12-31", "2026-12-31 2027-01-31", "2027-01-31 2027-02-28"]);
  });

  test("run again, and twice at once, it charges once", async () => {
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
    at("2026-11-30");
    await Promise.all([gk.provider.work(), gk.provider.work()]);
    await gk.provider.work();
    expect(await ordersOfChild()).toHaveLength(1);
    expect(new Set(charges.map(({ key }) => key)).size).toBe(1);
  });

  test("each period is charged under a key of its own", async () => {
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
    await workAt("2026-11-30");
    await workAt("2026-12-31");
    expect(new Set(charges.map(({ key }) => key)).size).toBe(2);
  });

  test("a plan whose card is gone is charged to the default", async () => {
    await newCard(gk, userId, { last4: "1881", isDefault: true });
    await newPlan(gk, childId);
    await workAt("2026-11-30");
    expect(charges).toMatchObject([{ card: { last4: "1881" } }]);
  });

  test("decision 102: a plan that was bought with another card is charged to the default", async () => {
    const boughtWith = await newCard(gk, userId);
    await newCard(gk, userId, { last4: "1881", isDefault: true });
    await newPlan(gk, childId, { paymentMethodId: boughtWith });
    await workAt("2026-11-30");
    expect(charges).toMatchObject([{ card: { last4: "1881" } }]);
  });

  test("T107: a card of last month is not charged, one of this month is", async () => {
    await newCard(gk, userId, { last4: "1881", expYear: 2026, expMonth: 11 });
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId, { expYear: 2026, expMonth: 10 }) });
    await workAt("2026-11-30");
    expect(charges).toMatchObject([{ card: { last4: "1881" } }]);
  });

  test("the receipt goes out", async () => {
    await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
    await workAt("2026-11-30");
    const [mail] = await gk.mails();
    expect(mail?.subject).toMatch(/^Your receipt for order GK-20261130-/);
    expect(mail?.text).toContain("HK$98.00");
  });
});

describe("a failed renewal", () => {
  test("is tried again after 1, 3 and 5 days, the child stays upgraded meanwhile, then the plan ends", async () => {
    await declined();
    const tries: string[] = [];
    for (const day of ["11-30", "12-01", "12-02", "12-03", "12-04", "12-05"] as const) {
      const before = charges.length;
      await workAt(`2026-${day}`);
      if (charges.length > before) tries.push(day);
      const { is_premium, subscription } = await child();
      if (day === "12-05") {
        expect(is_premium).toBe(false);
        expect(subscription).toMatchObject({ status: "expired", auto_renew: false, next_bill_on: null });
      } else {
        expect(is_premium).toBe(true);
        expect(subscription).toMatchObject({ status: "pastDue", charge_cents: 9800 });
      }
    }
    expect(tries).toEqual(["11-30", "12-01", "12-03", "12-05"]);
    expect(new Set(charges.map(({ key }) => key)).size).toBe(4);
    expect(await ordersOfChild()).toEqual([]);
  });

  test("that succeeds on a later day continues the old period", async () => {
    await declined();
    await workAt("2026-11-30");
    const good = await newCard(gk, userId, { last4: "1881" });
    const client = await clientOf({ ...gk, now: () => clock }, userId);
    answerOf(await client.setDefaultPaymentMethod({ body: { payment_id: good } }));
    await workAt("2026-12-01");
    expect(await ordersOfChild()).toMatchObject([{ startsOn: "2026-11-30", endsOn: "2026-12-31" }]);
    expect((await child()).subscription).toMatchObject({ status: "active", next_bill_on: "2026-12-31" });
  });

  test("says so by mail, with the day until which it is tried", async () => {
    await declined();
    await workAt("2026-11-30");
    const [mail] = await gk.mails();
    expect(mail?.subject).toBe("We couldn’t renew the plan for Ming Ming");
    expect(mail?.text).toContain("Visa ending in 0341");
    expect(mail?.text).toContain("5 December 2026");
  });

  test("is not tried again once auto-renew is off", async () => {
    await declined();
    await workAt("2026-11-30");
    const client = await clientOf({ ...gk, now: () => clock }, userId);
    answerOf(await client.toggleAutoRenew({ params: { id: childId } }));
    await workAt("2026-12-01");
    expect(charges).toHaveLength(1);
    expect((await child()).is_premium).toBe(false);
  });
});

test("whose bank wants the card's holder has failed, since there is nobody to ask (decision 105)", async () => {
  await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId, { last4: "3184" }) });
  await workAt("2026-11-30");
  expect(charges).toMatchObject([{ card: { last4: "3184" } }]);
  expect(charges[0]).not.toHaveProperty("holder");
  expect((await child()).subscription).toMatchObject({ status: "pastDue" });
  expect((await gk.mails())[0]?.subject).toBe("We couldn’t renew the plan for Ming Ming");
});

test("an account in its days of grace is not charged, until its owner comes back (decision 16)", async () => {
  await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
  const leave = (deletionDueAt: Date | null) =>
    gk.database.update(users).set({ deletionDueAt }).where(eq(users.id, userId));
  await leave(new Date("2026-12-10T00:00:00Z"));
  await workAt("2026-11-30");
  expect(charges).toEqual([]);
  await leave(null);
  await workAt("2026-12-01");
  expect(charges).toHaveLength(1);
});

test("nobody is charged long after the bill date, should the work have stood still", async () => {
  await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId) });
  await workAt("2026-12-06");
  expect(charges).toEqual([]);
  expect((await child()).subscription).toMatchObject({ status: "expired" });
});

test.each([orderType.apple, orderType.google])(
  "decision 97: a plan bought with order type %s ends, and nothing is said of charges that its store makes",
  async (type) => {
    const before = (await gk.mails()).length;
    await newPlan(gk, childId, { autoRenew: false, orderType: type });
    await workAt("2026-12-01");
    expect((await child()).is_premium).toBe(false);
    expect(await gk.mails()).toHaveLength(before);
  },
);

test("without auto-renew a plan runs through its last day and is never charged", async () => {
  await newPlan(gk, childId, { paymentMethodId: await newCard(gk, userId), autoRenew: false });
  await workAt("2026-11-30", 23, 59);
  expect((await child()).is_premium).toBe(true);
  await workAt("2026-12-01", 0);
  expect((await child()).is_premium).toBe(false);
  expect(charges).toEqual([]);
});

test("of plans that are due together, each has what came of its own", async () => {
  /** A family each; the second of a kind finds what the first has left. */
  const plans = [];
  for (const [last4, autoRenew] of [
    ["0341", true],
    ["4242", true],
    ["4242", false],
    ["0341", true],
    ["4242", true],
  ] as const) {
    const member = await newMember(gk);
    const paymentMethodId = await newCard(gk, member.userId, { last4, isDefault: true });
    plans.push(await newPlan(gk, await newChild(gk, member.userId), { paymentMethodId, autoRenew }));
  }
  await workAt("2026-12-01");
  const rows = await gk.database
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, plans))
    .orderBy(subscriptions.id);
  const waits = { status: "active", endsOn: "2026-11-30", failedRenewals: 1, retryOn: "2026-12-03", openCharge: null };
  const goesOn = { status: "active", endsOn: "2026-12-31", failedRenewals: 0, retryOn: null, openCharge: null };
  const isOver = { status: "expired", endsOn: "2026-11-30", failedRenewals: 0 };
  expect(rows).toMatchObject([waits, goesOn, isOver, waits, goesOn]);
});
