import { randomUUID } from "node:crypto";
import { type IsoDate, hongKongTime, orderType, paymentStatus } from "@gk/domain";
import type { BodyOf, Client } from "@gk/web";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { checkoutSessions, orders, paymentMethods, promotionCodes, subscriptions } from "../database/schema/index.ts";
import { clientOf, demoAccount, newChild, newMember } from "../testing/member.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

type PurchaseBody = BodyOf<"purchaseSubscription">;

const { pending, finished, canceled } = paymentStatus;
const plan = { beginner: 1, elementary: 2, outstanding: 3 };

let gk: TestProvider;
let client: Client;
let userId: number;
let childId: number;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  ({ client, userId } = await newMember(gk));
  childId = await newChild(gk, userId);
});

afterAll(() => gk.close());

const order = (changes: Partial<PurchaseBody> = {}): PurchaseBody => ({
  plan_id: plan.elementary,
  payment_method: orderType.card,
  process: randomUUID(),
  ...changes,
});

const buy = (changes: Partial<PurchaseBody> = {}, id = childId) =>
  client.purchaseSubscription({ params: { id }, body: order(changes) });

const openPage = (id = childId) => client.startCardSession({ query: { "child-id": id } });

const check = (code: string, plan_id = plan.elementary) =>
  client.checkPromotionCode({ params: { id: childId, code }, query: { plan_id } });

/** Presses a button of the development checkout. */
async function press(url: string, choice: "pay" | "decline" | "cancel", card: Record<string, string> = {}) {
  const form = { number: "4242 4242 4242 4242", exp_month: "12", exp_year: "2029", choice, ...card };
  return gk.provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams(form) }));
}

/** Buys on the card page, as a person without a kept card does. */
async function buyOnPage(changes: Partial<PurchaseBody> = {}, id = childId) {
  const process = randomUUID();
  answerOf(await buy({ ...changes, process }, id));
  const session = dataOf(await openPage(id));
  await press(session.url, "pay");
  return process;
}

const keepCard = async (
  last4 = "4242",
  exp: { expMonth: number; expYear: number } = { expMonth: 8, expYear: 2029 },
) => {
  const [method] = await gk.database
    .insert(paymentMethods)
    .values({
      userId,
      type: orderType.card,
      kind: "card",
      brand: "visa",
      last4,
      ...exp,
      isDefault: false,
      createdAt: gk.now(),
    })
    .returning();
  return method?.id ?? 0;
};

const statusOf = async (process: string) => dataOf(await client.getPaymentStatus({ body: { process } }));
const child = async () => dataOf(await client.getChild({ params: { id: childId } }));
const ordersOfChild = () => gk.database.select().from(orders).where(eq(orders.childId, childId));

describe("a purchase on the card page (decision 32)", () => {
  test("the order waits, the page takes the money, and the plan opens", async () => {
    const process = randomUUID();
    const made = answerOf(await buy({ process }));
    expect(made.status_code).toBe(201);
    expect(made.data).toMatchObject({
      payment_status: pending,
      type: orderType.card,
      plan: { slug: "elementary" },
      price_cents: 26800,
      discount_cents: 0,
      amount_cents: 26800,
      paid_at: null,
      starts_on: null,
      next_step: { kind: "card" },
      pay_by: new Date(gk.now().getTime() + 30 * 60_000).toISOString(),
    });
    expect(made.data.number).toMatch(/^GK-20261120-\d{4,}$/);
    expect((await child()).is_premium).toBe(false);

    const session = dataOf(await openPage());
    expect(session.url).toBe(`http://gk.test/development/checkout/${session.id}`);
    expect(await statusOf(process)).toEqual({ order_id: made.data.id, payment_status: pending, redirect: session.url });

    const back = await press(session.url, "pay");
    expect(back.status).toBe(303);
    expect(back.headers.get("Location")).toBe(
      `http://gk.test/zh-HK/member/settings/payment/success?process=${process}`,
    );

    expect(await statusOf(process)).toEqual({ order_id: made.data.id, payment_status: finished });
    expect(await child()).toMatchObject({
      is_premium: true,
      status: "upgraded",
      subscription: {
        plan: { slug: "elementary" },
        status: "active",
        started_on: "2026-11-20",
        ends_on: "2027-02-20",
        next_bill_on: "2027-02-20",
        charge_cents: 26800,
        auto_renew: true,
        supports_auto_renew: true,
        payment_method: { kind: "card", brand: "visa", last4: "4242", exp_month: 12, exp_year: 2029, is_default: true },
      },
    });
    expect(answerOf(await client.listOrders({ query: {} })).data).toMatchObject([
      {
        id: made.data.id,
        payment_status: finished,
        starts_on: "2026-11-20",
        ends_on: "2027-02-20",
        pay_by: null,
        next_step: null,
      },
    ]);
  });

  test("nothing of a card's number is kept but its last four digits", async () => {
    await buyOnPage();
    const kept = JSON.stringify(await gk.database.select().from(paymentMethods));
    expect(kept).toContain("4242");
    expect(kept).not.toContain("42424242");
    expect(gk.logged()).not.toContain("42424242");
  });

  test("the return address is in the language of the page", async () => {
    const english = gk.client(await issueToken(gk.database, userId, gk.now()), "en-US");
    const process = randomUUID();
    answerOf(await english.purchaseSubscription({ params: { id: childId }, body: order({ process }) }));
    const { url } = dataOf(await english.startCardSession({ query: { "child-id": childId } }));
    expect(await (await gk.provider.fetch(new Request(url))).text()).toContain("You are buying: Elementary plan");
    const back = await press(url, "cancel");
    expect(back.headers.get("Location")).toBe(
      `http://gk.test/en-US/member/settings/payment/cancelled?process=${process}`,
    );
  });

  test("the page says what is bought and for how much, and that it is for development", async () => {
    answerOf(await buy());
    const { url } = dataOf(await openPage());
    const page = await (await gk.provider.fetch(new Request(url))).text();
    for (const words of ['lang="zh-HK"', "開發用頁面", "進階計劃", "HK$268.00"]) expect(page).toContain(words);
  });

  test.each([
    ["a declined card", "4000 0000 0000 0002", "銀行拒絕了此信用卡"],
    ["a number that is no card", "4242 4242 4242 4241", "此信用卡不能使用"],
  ])("the reason against %s stays on the page, and another card can be tried", async (_, number, words) => {
    const process = randomUUID();
    answerOf(await buy({ process }));
    const { url } = dataOf(await openPage());
    const declined = await press(url, "pay", { number });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain(words);
    expect((await statusOf(process)).payment_status).toBe(pending);
    expect((await press(url, "pay")).status).toBe(303);
    expect((await statusOf(process)).payment_status).toBe(finished);
  });

  test("the button that declines declines", async () => {
    answerOf(await buy());
    const { url } = dataOf(await openPage());
    expect(await (await press(url, "decline")).text()).toContain("銀行拒絕了此信用卡");
  });

  test.each([
    ["T107: last month", "2026", "10", 402],
    ["T107: this month", "2026", "11", 303],
    ["a month that is none", "2027", "13", 402],
  ])("a card that expires %s", async (_, exp_year, exp_month, status) => {
    answerOf(await buy());
    const { url } = dataOf(await openPage());
    expect((await press(url, "pay", { exp_year, exp_month })).status).toBe(status);
  });

  test("going back cancels the order, and the page is over", async () => {
    const process = randomUUID();
    answerOf(await buy({ process }));
    const { url } = dataOf(await openPage());
    expect((await press(url, "cancel")).headers.get("Location")).toContain(
      "/member/settings/payment/cancelled?process=",
    );
    expect((await statusOf(process)).payment_status).toBe(canceled);
    expect((await gk.provider.fetch(new Request(url))).status).toBe(410);
    expect((await press(url, "pay")).status).toBe(410);
    expect((await child()).is_premium).toBe(false);
    answerOf(await buy());
  });

  test("pressing pay twice at once pays once", async () => {
    const process = randomUUID();
    answerOf(await buy({ process }));
    const { url } = dataOf(await openPage());
    const pressed = await Promise.all([press(url, "pay"), press(url, "pay")]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    const plans = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));
    expect(plans).toHaveLength(1);
    expect(dataOf(await client.listPaymentMethods({}))).toHaveLength(1);
    // Somebody who goes back to the page is sent on, not charged again.
    expect((await gk.provider.fetch(new Request(url))).status).toBe(303);
  });

  test("the page of an order is opened once", async () => {
    answerOf(await buy());
    const [first, second] = await Promise.all([openPage(), openPage()]);
    expect(dataOf(first)).toEqual(dataOf(second));
  });

  test("without a pending order, or for another family's child, there is no page", async () => {
    expect(refusalOf(await openPage()).httpStatus).toBe(404);
    const foreign = refusalOf(await openPage(302));
    expect(foreign).toMatchObject({ httpStatus: 404, message: "childNotFound" });
  });

  test("without a child the page only stores a card", async () => {
    const { url } = dataOf(await client.startCardSession({ query: {} }));
    expect(await (await gk.provider.fetch(new Request(url))).text()).toContain("只會儲存信用卡");
    const back = new URL((await press(url, "pay", { number: "5555 5555 5555 4444" })).headers.get("Location") ?? "");
    const process = back.searchParams.get("process") ?? "";
    expect(await statusOf(process)).toEqual({ order_id: null, payment_status: finished });
    expect(dataOf(await client.listPaymentMethods({}))).toMatchObject([
      { brand: "mastercard", last4: "4444", is_default: true },
    ]);
    expect(await ordersOfChild()).toEqual([]);
  });

  test("somebody else's process is unknown", async () => {
    const process = await buyOnPage();
    const other = await clientOf(gk, demoAccount.premium);
    expect(refusalOf(await other.getPaymentStatus({ body: { process } })).httpStatus).toBe(404);
  });
});

describe("a pending order ends after 30 minutes (decision 30)", () => {
  test.each([
    ["just before", 29 * 60 + 59, pending],
    ["then", 30 * 60, canceled],
  ])("%s", async (_, seconds, status) => {
    const process = randomUUID();
    answerOf(await buy({ process }));
    const { url } = dataOf(await openPage());
    gk.wait({ seconds });
    expect((await statusOf(process)).payment_status).toBe(status);
    const current = dataOf(await client.getCurrentOrder({ params: { id: childId } }));
    expect(current === null).toBe(status === canceled);
    expect((await press(url, "pay")).status).toBe(status === canceled ? 410 : 303);
  });
});

describe("the same process never charges twice (decision 28)", () => {
  test("said again, it finds its order", async () => {
    const process = randomUUID();
    const first = answerOf(await buy({ process }));
    const second = answerOf(await buy({ process: process.toUpperCase() }));
    expect([first.status_code, second.status_code]).toEqual([201, 200]);
    expect(second.data).toEqual(first.data);
  });

  test("said twice at once, it makes one order", async () => {
    const process = randomUUID();
    const payment_id = await keepCard();
    const both = await Promise.all([buy({ process, payment_id }), buy({ process, payment_id })]);
    expect(new Set(both.map((result) => dataOf(result).id)).size).toBe(1);
    expect(await ordersOfChild()).toHaveLength(1);
    expect((await statusOf(process)).payment_status).toBe(finished);
  });

  test("two processes at once make one order", async () => {
    const both = await Promise.all([buy(), buy()]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0])).toMatchObject({ message: "multiplePaymentTabs" });
  });

  test("it cannot be used for another child", async () => {
    const process = randomUUID();
    answerOf(await buy({ process }));
    const sibling = await newChild(gk, userId);
    expect(refusalOf(await buy({ process }, sibling))).toMatchObject({ httpStatus: 409, message: "duplicateSubmit" });
  });
});

describe("a purchase with a kept card", () => {
  test("is charged at once", async () => {
    const { status_code, data } = answerOf(await buy({ payment_id: await keepCard() }));
    expect(status_code).toBe(201);
    expect(data).toMatchObject({ payment_status: finished, paid_at: gk.now().toISOString(), next_step: null });
    expect((await child()).is_premium).toBe(true);
  });

  test("that is declined takes nothing, says so each time it is asked, and leaves the way open", async () => {
    const body = { payment_id: await keepCard("0341"), process: randomUUID() };
    for (const _ of [1, 2]) expect(refusalOf(await buy(body))).toMatchObject({ httpStatus: 409, message: "declined" });
    expect(await ordersOfChild()).toMatchObject([{ paymentStatus: canceled, paidAt: null }]);
    expect((await child()).is_premium).toBe(false);
    answerOf(await buy({ payment_id: await keepCard() }));
  });

  test("T107: that expired last month is refused, this month's is charged", async () => {
    const expired = await keepCard("4242", { expMonth: 10, expYear: 2026 });
    expect(refusalOf(await buy({ payment_id: expired }))).toMatchObject({
      httpStatus: 422,
      errors: { payment_id: ["subscription.paymentMethod.expired"] },
    });
    expect(
      dataOf(await buy({ payment_id: await keepCard("1881", { expMonth: 11, expYear: 2026 }) })).payment_status,
    ).toBe(finished);
  });
});

describe("what is refused", () => {
  test("an unknown plan", async () => {
    expect(refusalOf(await buy({ plan_id: 4 }))).toMatchObject({ httpStatus: 404, message: "planNotFound" });
  });

  test("another family's child", async () => {
    expect(refusalOf(await buy({}, 302))).toMatchObject({ httpStatus: 404, message: "childNotFound" });
  });

  test("another's kept card, and one that never was", async () => {
    for (const payment_id of [1, 999_999]) {
      expect(refusalOf(await buy({ payment_id }))).toMatchObject({ httpStatus: 404, message: "paymentMethodNotFound" });
    }
  });

  test.each([orderType.apple, orderType.google, orderType.tapAndGo, orderType.octopus])(
    "T101: order type %s, by which this provider cannot take money",
    async (payment_method) => {
      const refusal = refusalOf(await buy({ payment_method }));
      expect(refusal).toMatchObject({ httpStatus: 404, message: "paymentMethodNotFound" });
      expect(await ordersOfChild()).toEqual([]);
    },
  );

  test("a child that is upgraded already", async () => {
    await buyOnPage();
    expect(refusalOf(await buy())).toMatchObject({ httpStatus: 409, message: "alreadyUpgraded" });
  });

  test.each([
    ["ios", orderType.apple],
    ["android", orderType.google],
  ] as const)("a child with a purchase open in the %s app", async (store, type) => {
    await gk.database.insert(orders).values({
      number: `GK-${randomUUID()}`,
      userId,
      childId,
      planId: plan.beginner,
      orderType: type,
      paymentStatus: pending,
      priceCents: 9800,
      discountCents: 0,
      chargeCents: 9800,
      orderedAt: gk.now(),
    });
    expect(refusalOf(await buy())).toMatchObject({ httpStatus: 409, message: `storePurchase.${store}` });
    const current = dataOf(await client.getCurrentOrder({ params: { id: childId } }));
    expect(current).toMatchObject({ next_step: { kind: "store" }, pay_by: null });
    expect(refusalOf(await client.cancelOrder({ params: { id: current?.id ?? 0 } })).message).toBe("conflict");
  });

  test.each([
    ["no process", { process: "again" }, { process: ["subscription.process.required"] }],
    ["no plan", { plan_id: "" }, { plan_id: ["subscription.plan.required"] }],
    ["T65: a plan with a fraction", { plan_id: 1.5 }, { plan_id: ["subscription.plan.invalid"] }],
    ["an order type of 6", { payment_method: 6 }, { payment_method: ["subscription.paymentMethod.invalid"] }],
  ])("%s", async (_, changes, errors) => {
    expect(refusalOf(await buy(changes))).toMatchObject({ httpStatus: 422, status: -1, errors });
  });
});

describe("promotion codes (decision 29)", () => {
  test.each([" new50 ", "NEW50"])("%s takes HK$50 off the first period only", async (code) => {
    expect(dataOf(await check(code))).toEqual({
      code: "NEW50",
      name: "新用戶任何計劃減 $50",
      price_cents: 26800,
      discount_cents: 5000,
      charge_cents: 21800,
      next_charge_cents: 26800,
      next_bill_on: "2027-02-20",
    });
  });

  test("a plan without auto-renew has no next charge", async () => {
    expect(dataOf(await check("YEAR100", plan.outstanding))).toMatchObject({
      charge_cents: 78800,
      next_charge_cents: null,
      next_bill_on: null,
    });
  });

  test.each([
    ["unknown", "NOBODY", "promotionCode.invalid"],
    ["T90: with a slash in it", "A/B", "promotionCode.invalid"],
    ["expired", "CNY2026", "promotionCode.expired"],
    ["for another plan", "YEAR100", "promotionCode.notForPlan"],
  ])("a code that is %s is refused, looked at or used", async (_, code, message) => {
    expect(refusalOf(await check(code))).toMatchObject({ httpStatus: 409, message });
    expect(refusalOf(await buy({ promotion_code: code }))).toMatchObject({ httpStatus: 409, message });
  });

  test("is charged as it was shown, in whole cents (T100)", async () => {
    const { data } = answerOf(await buy({ promotion_code: "new50", payment_id: await keepCard() }));
    expect(data).toMatchObject({
      promotion_code: "NEW50",
      price_cents: 26800,
      discount_cents: 5000,
      amount_cents: 21800,
    });
    expect((await child()).subscription).toMatchObject({ promotion_code: "NEW50", charge_cents: 26800 });
  });

  test("a discount above the price leaves the least charge of HK$0.10", async () => {
    const [code] = await gk.database
      .update(promotionCodes)
      .set({ discountCents: 26_795 })
      .where(eq(promotionCodes.code, "FIRST200"))
      .returning();
    expect(dataOf(await check("FIRST200"))).toMatchObject({ charge_cents: 10, discount_cents: 26_790 });
    expect(dataOf(await buy({ promotion_code: "FIRST200" }))).toMatchObject({ amount_cents: 10 });
    await gk.database
      .update(promotionCodes)
      .set({ discountCents: 4000 })
      .where(eq(promotionCodes.id, code?.id ?? 0));
  });

  test("NEW50 is for users without a paid order, each code for one order of a user", async () => {
    await buyOnPage({ promotion_code: "FIRST200" });
    expect(refusalOf(await check("NEW50")).message).toBe("promotionCode.newUsersOnly");
    expect(refusalOf(await check("FIRST200")).message).toBe("promotionCode.used");
  });

  test("a canceled order gives its code back", async () => {
    const { id } = dataOf(await buy({ promotion_code: "NEW50" }));
    expect(refusalOf(await check("NEW50")).message).toBe("promotionCode.used");
    answerOf(await client.cancelOrder({ params: { id } }));
    expect(dataOf(await check("NEW50")).charge_cents).toBe(21800);
  });

  test("two children at once cannot both use a code that is good for one order of a user", async () => {
    const sibling = await newChild(gk, userId);
    const both = await Promise.all([buy({ promotion_code: "NEW50" }), buy({ promotion_code: "NEW50" }, sibling)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("promotionCode.used");
  });

  test("of two families at once, only one gets the last use", async () => {
    const uses = await gk.database
      .select()
      .from(orders)
      .where(and(eq(orders.promotionCodeId, 5), eq(orders.paymentStatus, finished)));
    const pendingUses = await gk.database
      .select()
      .from(orders)
      .where(and(eq(orders.promotionCodeId, 5), eq(orders.paymentStatus, pending)));
    const maxUses = uses.length + pendingUses.length + 1;
    await gk.database.update(promotionCodes).set({ maxUses }).where(eq(promotionCodes.id, 5));
    const other = await newMember(gk);
    const theirs = await newChild(gk, other.userId);
    const both = await Promise.all([
      buy({ promotion_code: "FIRST200" }),
      other.client.purchaseSubscription({ params: { id: theirs }, body: order({ promotion_code: "FIRST200" }) }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(both.find(({ ok }) => !ok) ?? both[0]).message).toBe("promotionCode.usedUp");
    await gk.database.update(promotionCodes).set({ maxUses: 200 }).where(eq(promotionCodes.id, 5));
  });
});

describe("periods end on the same day of a later month (decision 27)", () => {
  const days: [IsoDate, number, IsoDate][] = [
    ["2027-01-31", plan.beginner, "2027-02-28"],
    ["2028-01-31", plan.beginner, "2028-02-29"],
    ["2028-11-30", plan.elementary, "2029-02-28"],
    ["2029-02-28", plan.outstanding, "2030-02-28"],
  ];
  test.each(days)("from %s with plan %s to %s", async (from, plan_id, to) => {
    gk.wait({ seconds: (hongKongTime(from, 12) - gk.now().getTime()) / 1000 });
    client = await clientOf(gk, userId);
    const { data } = answerOf(
      await buy({ plan_id, payment_id: await keepCard("4242", { expMonth: 1, expYear: 2040 }) }),
    );
    expect(data).toMatchObject({ starts_on: from, ends_on: to });
  });
});

test("only pending orders are canceled, and only one's own", async () => {
  const { id } = dataOf(await buy());
  const other = await newMember(gk);
  expect(refusalOf(await other.client.cancelOrder({ params: { id } })).httpStatus).toBe(404);
  answerOf(await client.cancelOrder({ params: { id } }));
  expect(refusalOf(await client.cancelOrder({ params: { id } }))).toMatchObject({
    httpStatus: 409,
    message: "conflict",
  });
});

test("canceling an order ends its card page", async () => {
  const { id } = dataOf(await buy());
  const session = dataOf(await openPage());
  answerOf(await client.cancelOrder({ params: { id } }));
  const [row] = await gk.database.select().from(checkoutSessions).where(eq(checkoutSessions.id, session.id));
  expect(row?.status).toBe("canceled");
  expect((await press(session.url, "pay")).status).toBe(410);
});

test("T102: purchases come newest first, a page at a time, in all their states", async () => {
  const premium = await clientOf(gk, demoAccount.premium);
  const first = answerOf(await premium.listOrders({ query: { limit: 3 } }));
  expect(first.data.map((row) => [row.id, row.payment_status])).toEqual([
    [5, 2],
    [4, 4],
    [3, 3],
  ]);
  expect(first.meta).toEqual({ page: 1, limit: 3, total: 5 });
  expect(answerOf(await premium.listOrders({ query: { page: 2, limit: 3 } })).data.map(({ id }) => id)).toEqual([2, 1]);
});
