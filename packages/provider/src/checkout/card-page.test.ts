import { randomUUID } from "node:crypto";
import { addDays, hongKongToday, languageId, orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { checkoutSessions, paymentMethods, subscriptions, users } from "../database/schema/index.ts";
import { clientOf, demoAccount } from "../testing/member.ts";
import { newParent, type Parent, purchaseBody } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished, canceled } = paymentStatus;

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

describe("a purchase on the card page (decision 32)", () => {
  test("the order waits, the page takes the money, and the plan opens", async () => {
    const process = randomUUID();
    const made = answerOf(await parent.buy({ process }));
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
    expect((await parent.child()).is_premium).toBe(false);

    const session = dataOf(await parent.openPage());
    expect(session.url).toBe(`http://gk.test/development/checkout/${session.id}`);
    expect(await parent.statusOf(process)).toEqual({
      order_id: made.data.id,
      payment_status: pending,
      redirect: session.url,
    });

    const back = await parent.press(session.url, "pay");
    expect(back.status).toBe(303);
    expect(back.headers.get("Location")).toBe(
      `http://gk.test/zh-HK/member/settings/payment/success?process=${process}`,
    );

    expect(await parent.statusOf(process)).toEqual({ order_id: made.data.id, payment_status: finished });
    expect(await parent.child()).toMatchObject({
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
    expect(answerOf(await parent.client.listOrders({ query: {} })).data).toMatchObject([
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

  test.each([
    ["card", "Visa", undefined],
    ["apple_pay", "Apple Pay", "apple_pay"],
    ["google_pay", "Google Pay", "google_pay"],
  ])("is paid by %s, and order, receipt and renewals name it (decision 109)", async (wallet, name, named) => {
    await gk.database.update(users).set({ languageId: languageId["en-US"] }).where(eq(users.id, parent.userId));
    answerOf(await parent.buy());
    await parent.press(dataOf(await parent.openPage()).url, "pay", { wallet });
    const orders = async () => answerOf(await parent.client.listOrders({ query: {} })).data.map(({ card }) => card);
    const card = { brand: "visa", last4: "4242", ...(named ? { wallet: named } : {}) };
    expect(await orders()).toEqual([card]);
    expect(dataOf(await parent.client.listPaymentMethods({}))).toMatchObject([{ kind: wallet }]);
    expect((await gk.mails())[0]?.text).toContain(`Paid by ${name} ending in 4242.`);

    const today = hongKongToday(gk.now());
    const period = { startedOn: addDays(today, -30), endsOn: today };
    await gk.database.update(subscriptions).set(period).where(eq(subscriptions.childId, parent.childId));
    await gk.provider.work();
    expect(await orders()).toEqual([card, card]);
  });

  test("nothing of a card's number is kept but its last four digits", async () => {
    await parent.buyOnPage();
    const kept = JSON.stringify(await gk.database.select().from(paymentMethods));
    expect(kept).toContain("4242");
    expect(kept).not.toContain("42424242");
    expect(gk.logged()).not.toContain("42424242");
  });

  test("the return address is in the language of the page", async () => {
    const english = gk.client(await issueToken(gk.database, parent.userId, gk.now()), "en-US");
    const process = randomUUID();
    answerOf(await english.purchaseSubscription({ params: { id: parent.childId }, body: purchaseBody({ process }) }));
    const { url } = dataOf(await english.startCardSession({ query: { "child-id": parent.childId } }));
    expect(await (await gk.provider.fetch(new Request(url))).text()).toContain("You are buying: Elementary plan");
    const back = await parent.press(url, "cancel");
    expect(back.headers.get("Location")).toBe(
      `http://gk.test/en-US/member/settings/payment/cancelled?process=${process}`,
    );
  });

  test("the page says what is bought and for how much, and that it is for development", async () => {
    answerOf(await parent.buy());
    const { url } = dataOf(await parent.openPage());
    const page = await (await gk.provider.fetch(new Request(url))).text();
    for (const words of ['lang="zh-HK"', "開發用頁面", "進階計劃", "HK$268.00"]) expect(page).toContain(words);
  });

  test.each([
    ["a declined card", "4000 0000 0000 0002", "銀行拒絕了此信用卡"],
    ["a number that is no card", "4242 4242 4242 4241", "此信用卡不能使用"],
  ])("the reason against %s stays on the page, and another card can be tried", async (_, number, words) => {
    const process = randomUUID();
    answerOf(await parent.buy({ process }));
    const { url } = dataOf(await parent.openPage());
    const declined = await parent.press(url, "pay", { number });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain(words);
    expect((await parent.statusOf(process)).payment_status).toBe(pending);
    expect((await parent.press(url, "pay")).status).toBe(303);
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
  });

  test("the button that declines declines", async () => {
    answerOf(await parent.buy());
    const { url } = dataOf(await parent.openPage());
    expect(await (await parent.press(url, "decline")).text()).toContain("銀行拒絕了此信用卡");
  });

  test.each([
    ["T107: last month", "2026", "10", 402],
    ["T107: this month", "2026", "11", 303],
    ["a month that is none", "2027", "13", 402],
  ])("a card that expires %s", async (_, exp_year, exp_month, status) => {
    answerOf(await parent.buy());
    const { url } = dataOf(await parent.openPage());
    expect((await parent.press(url, "pay", { exp_year, exp_month })).status).toBe(status);
  });

  test("money that comes in on a page that is over goes back, and on an open one none can be late", async () => {
    const process = randomUUID();
    answerOf(await parent.buy({ process }));
    const { url } = dataOf(await parent.openPage());
    expect((await parent.press(url, "late")).status).toBe(402);
    expect((await parent.statusOf(process)).payment_status).toBe(pending);
    await parent.press(url, "cancel");
    expect(await (await gk.provider.fetch(new Request(url))).text()).toContain('value="late"');
    expect((await parent.press(url, "late")).status).toBe(303);
    expect((await parent.statusOf(process)).payment_status).toBe(paymentStatus.refunded);
    expect((await parent.child()).is_premium).toBe(false);
  });

  test("going back cancels the order, and the page is over", async () => {
    const process = randomUUID();
    answerOf(await parent.buy({ process }));
    const { url } = dataOf(await parent.openPage());
    expect((await parent.press(url, "cancel")).headers.get("Location")).toContain(
      "/member/settings/payment/cancelled?process=",
    );
    expect((await parent.statusOf(process)).payment_status).toBe(canceled);
    expect((await gk.provider.fetch(new Request(url))).status).toBe(410);
    expect((await parent.press(url, "pay")).status).toBe(410);
    expect((await parent.child()).is_premium).toBe(false);
    answerOf(await parent.buy());
  });

  test("pressing pay twice at once pays once", async () => {
    const process = randomUUID();
    answerOf(await parent.buy({ process }));
    const { url } = dataOf(await parent.openPage());
    const pressed = await Promise.all([parent.press(url, "pay"), parent.press(url, "pay")]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    const plans = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
    expect(plans).toHaveLength(1);
    expect(dataOf(await parent.client.listPaymentMethods({}))).toHaveLength(1);
    // Somebody who goes back to the page is sent on, not charged again.
    expect((await gk.provider.fetch(new Request(url))).status).toBe(303);
  });

  test("the page of an order is opened once", async () => {
    answerOf(await parent.buy());
    const [first, second] = await Promise.all([parent.openPage(), parent.openPage()]);
    expect(dataOf(first)).toEqual(dataOf(second));
  });

  test("without a pending order, or for another family's child, there is no page", async () => {
    expect(refusalOf(await parent.openPage()).httpStatus).toBe(404);
    const foreign = refusalOf(await parent.openPage(302));
    expect(foreign).toMatchObject({ httpStatus: 404, message: "childNotFound" });
  });

  test("without a child the page only stores a card", async () => {
    const { url } = dataOf(await parent.client.startCardSession({ query: {} }));
    expect(await (await gk.provider.fetch(new Request(url))).text()).toContain("只會儲存信用卡");
    const back = new URL(
      (await parent.press(url, "pay", { number: "5555 5555 5555 4444" })).headers.get("Location") ?? "",
    );
    const process = back.searchParams.get("process") ?? "";
    expect(await parent.statusOf(process)).toEqual({ order_id: null, payment_status: finished });
    expect(dataOf(await parent.client.listPaymentMethods({}))).toMatchObject([
      { brand: "mastercard", last4: "4444", is_default: true },
    ]);
    expect(await parent.orders()).toEqual([]);
  });

  test("somebody else's process is unknown", async () => {
    const process = await parent.buyOnPage();
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
    answerOf(await parent.buy({ process }));
    const { url } = dataOf(await parent.openPage());
    gk.wait({ seconds });
    expect((await parent.statusOf(process)).payment_status).toBe(status);
    const current = dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }));
    expect(current === null).toBe(status === canceled);
    expect((await parent.press(url, "pay")).status).toBe(status === canceled ? 410 : 303);
  });
});

test("canceling an order ends its card page", async () => {
  const { id } = dataOf(await parent.buy());
  const session = dataOf(await parent.openPage());
  answerOf(await parent.client.cancelOrder({ params: { id } }));
  const [row] = await gk.database.select().from(checkoutSessions).where(eq(checkoutSessions.id, session.id));
  expect(row?.status).toBe("canceled");
  expect((await parent.press(session.url, "pay")).status).toBe(410);
});
