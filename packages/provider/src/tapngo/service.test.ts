import { hongKongTime, orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { children, orders, paymentMethods, payments, subscriptions } from "../database/schema/index.ts";
import { keptLog } from "../testing/kept-log.ts";
import { newParent, type Parent } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { orderByTapAndGo, postForm } from "../testing/tapngo/payer.ts";
import { startTapAndGoServer, tapAndGoKeys, type TapAndGoServer } from "../testing/tapngo/server.ts";
import { testStart } from "../testing/day.ts";
import { tapAndGoService } from "./service.ts";

const { pending, finished, canceled, refunded } = paymentStatus;
const pageUrl = "https://wallet.example/pay";

let server: TapAndGoServer;
let gk: TestProvider;
let parent: Parent;
let clock: Date;
const { log, lines } = keptLog();

beforeAll(async () => {
  server = await startTapAndGoServer();
  const options = { ...tapAndGoKeys, pageUrl, apiUrl: server.url, timeoutMs: 5000 };
  clock = testStart;
  gk = await startProvider({ tapAndGo: tapAndGoService(options, "http://gk.test", log), clock: () => clock });
});

beforeEach(async () => {
  // What another test leaves to be renewed would be charged in this one.
  await gk.database.update(subscriptions).set({ status: "expired", autoRenew: false, openCharge: null, askedAt: null });
  clock = testStart;
  server.treat("answers");
  server.trades.clear();
  server.asked.length = 0;
  lines.length = 0;
  parent = await newParent({ ...gk, now: () => clock });
});

afterAll(async () => {
  await gk.close();
  server.close();
});

const comeBack = (body: Parameters<Parent["client"]["confirmTapAndGo"]>[0]["body"]) =>
  parent.client.confirmTapAndGo({ body });

const wait = (minutes: number) => void (clock = new Date(clock.getTime() + minutes * 60_000));

const moneyOf = () =>
  gk.database
    .select({ money: payments })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(children, eq(children.id, orders.childId))
    .where(eq(children.userId, parent.userId))
    .then((rows) => rows.map(({ money }) => money));

const mailsOf = async () => (await gk.mails()).map(({ subject, text }) => ({ subject, text }));

/** Buys a plan and comes back from having paid it. */
async function paid() {
  const order = await orderByTapAndGo(parent);
  answerOf(await comeBack(server.pay(order.fields)));
  return order;
}

describe("Tap & Go in production", () => {
  test("is sent a form that only it can read, and pays back to the site and to its news", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    expect(fields).toMatchObject({ appId: "gk-test", paymentType: "R", transactionType: "SALE" });
    expect(fields.merTradeNo).toMatch(/^[0-9a-f]{32}$/);
    expect(server.read(fields)).toEqual({
      amount: "268.00",
      currency: "HKD",
      remark: made.number,
      lang: "zh-HK",
      payBefore: made.pay_by,
      returnUrl: "http://gk.test/tapngo/callback",
      notifyUrl: "http://gk.test/web/tapngo/notify",
    });
    const led = await postForm(gk, "http://gk.test/web/payments", fields);
    expect([led.status, led.headers.get("Location")]).toEqual([307, pageUrl]);
  });

  test("opens a plan that was paid, and hears of it first by its news or last", async () => {
    const { made, trade } = await paid();
    expect(await parent.orders()).toMatchObject([{ id: made.id, paymentStatus: finished }]);
    expect((await postForm(gk, "http://gk.test/web/tapngo/notify", server.newsOf(trade))).status).toBe(200);
    expect(await moneyOf()).toHaveLength(1);
    // What is known is not asked about again.
    server.treat("in trouble");
    expect(dataOf(await comeBack({ mer_trade_no: trade })).payment_status).toBe(finished);
  });

  test.each([
    ...(["lost before", "lost after", "in trouble", "forges"] as const),
    ...(["mixes up trades", "mixes up apps", "says no amount", "redirects"] as const),
  ])("says nothing while it %s: the order stays, is not canceled, and is settled once it answers", async (manner) => {
    const { made, fields, process } = await orderByTapAndGo(parent);
    const back = server.pay(fields);
    server.treat(manner);
    expect(refusalOf(await comeBack(back)).httpStatus).toBe(503);
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: made.id } })).httpStatus).toBe(503);
    wait(31);
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: pending }]);
    server.treat("answers");
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
  });

  test("closes what is canceled before it is, and says of one that was paid meanwhile that it was", async () => {
    const first = await orderByTapAndGo(parent);
    answerOf(await parent.client.cancelOrder({ params: { id: first.made.id } }));
    expect(server.asked).toMatchObject([{ call: "close", trade: first.trade }]);
    const second = await orderByTapAndGo(parent);
    server.pay(second.fields);
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: second.made.id } })).message).toBe("conflict");
    expect((await parent.child()).is_premium).toBe(true);
  });

  test("that has taken another amount opens no plan: the money goes back once, with a mail", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    const back = server.pay(fields, "1.00");
    expect(dataOf(await comeBack(back)).payment_status).toBe(refunded);
    expect(dataOf(await comeBack(back)).payment_status).toBe(refunded);
    expect((await parent.child()).is_premium).toBe(false);
    expect(await moneyOf()).toMatchObject([{ amountCents: 100, refundFor: "otherAmount", refundedAt: clock }]);
    expect(server.taken()).toBe(0);
    const mails = (await mailsOf()).filter(({ subject }) => subject.includes(made.number));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("HK$1.00");
    expect(mails[0]?.text).toContain("Tap & Go account");
  });

  test.each(["the payer's return", "its news"] as const)(
    "that has taken money for a canceled order gives it back, heard by %s",
    async (by) => {
      const { made, fields, trade } = await orderByTapAndGo(parent);
      answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
      // It let the payer pay all the same.
      server.trades.set(trade, { status: "PAID", amount: "268.00", token: "late" });
      if (by === "its news") await postForm(gk, "http://gk.test/web/tapngo/notify", server.newsOf(trade));
      else answerOf(await comeBack(server.pay(fields)));
      expect(await parent.orders()).toMatchObject([{ paymentStatus: refunded }]);
      expect((await parent.child()).is_premium).toBe(false);
      expect(server.taken()).toBe(0);
    },
  );

  test("that does not give money back at once is asked until it does", async () => {
    const { made, fields, trade } = await orderByTapAndGo(parent);
    answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
    server.trades.set(trade, { status: "PAID", amount: "268.00", token: "late" });
    const back = { mer_trade_no: fields.merTradeNo };
    const refunds = () => server.asked.filter(({ call }) => call === "refund").length;
    server.treat("loses refunds");
    expect(dataOf(await comeBack(back)).payment_status).toBe(canceled);
    await gk.provider.work();
    expect(refunds()).toBe(2);
    expect(await moneyOf()).toMatchObject([{ refundFor: "late", refundedAt: null }]);
    server.treat("answers");
    await gk.provider.work();
    expect(await moneyOf()).toMatchObject([{ refundedAt: clock }]);
    expect(server.taken()).toBe(0);
  });

  test("that never heard of a trade closes it: a form that is posted later pays nothing", async () => {
    const { fields, process } = await orderByTapAndGo(parent);
    wait(30);
    expect((await parent.statusOf(process)).payment_status).toBe(canceled);
    server.pay(fields);
    expect(server.taken()).toBe(0);
  });
});

describe("a wallet that is kept", () => {
  const renewOn = async (day: "2027-02-20" | "2027-02-21" | "2027-02-23") => {
    clock = new Date(hongKongTime(day, 9));
    await gk.provider.work();
  };
  const charged = () => server.asked.filter(({ call }) => call === "recurrent");
  const plan = async () => {
    const [row] = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
    return row;
  };

  test("renews the plan under its token: an order by Tap & Go, and its receipt", async () => {
    const { fields } = await paid();
    await renewOn("2027-02-20");
    expect(charged()).toMatchObject([
      { payload: { recurrentToken: `token-of-${fields.merTradeNo}`, amount: "268.00", currency: "HKD" } },
    ]);
    expect((await parent.orders()).map(({ orderType: type, paymentStatus: status }) => [type, status])).toEqual([
      [orderType.tapAndGo, finished],
      [orderType.tapAndGo, finished],
    ]);
    expect(await plan()).toMatchObject({ status: "active", endsOn: "2027-05-20", openCharge: null });
    const [mail] = await mailsOf();
    expect(mail?.text).toContain("Tap & Go");
    expect(mail?.text).not.toContain("Credit card");
  });

  test("that declines is tried again, and is named in the mail", async () => {
    await paid();
    server.treat("answers", "DECLINED");
    await renewOn("2027-02-20");
    expect(await plan()).toMatchObject({ failedRenewals: 1, retryOn: "2027-02-21" });
    expect((await mailsOf())[0]?.text).toContain("HK$268.00 to Tap & Go");
    server.treat("answers");
    await renewOn("2027-02-21");
    expect(await plan()).toMatchObject({ failedRenewals: 0, endsOn: "2027-05-20" });
  });

  test("of which nobody says what came is asked about under the same trade, and charged once", async () => {
    await paid();
    server.treat("lost after");
    await renewOn("2027-02-20");
    expect(await plan()).toMatchObject({ status: "active", failedRenewals: 0 });
    expect((await plan())?.openCharge).not.toBeNull();
    server.treat("answers");
    await renewOn("2027-02-23");
    expect(await plan()).toMatchObject({ endsOn: "2027-05-20", openCharge: null });
    expect(new Set(server.asked.filter(({ call }) => call !== "close").map(({ trade }) => trade)).size).toBe(2);
    expect(server.taken()).toBe(2 * 268);
  });

  test("of whose charge Tap & Go never heard is surely not charged: the order ends once its key is no longer safe", async () => {
    await paid();
    await gk.database.update(subscriptions).set({ status: "expired", autoRenew: false });
    const [wallet] = await gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, parent.userId));
    server.treat("lost before");
    const body = { payment_method: orderType.tapAndGo, payment_id: wallet?.id ?? 0 };
    expect(dataOf(await parent.buy(body))).toMatchObject({ payment_status: pending, checking: true });
    server.treat("answers");
    wait(24 * 60);
    await gk.provider.work();
    expect((await parent.orders()).map(({ paymentStatus: status }) => status)).toEqual([finished, canceled]);
    expect(charged()).toHaveLength(1);
  });

  test("gives way to a card that is made the default: the renewal is the card's", async () => {
    await paid();
    const card = await parent.keepCard();
    answerOf(await parent.client.setDefaultPaymentMethod({ body: { payment_id: card } }));
    await renewOn("2027-02-20");
    expect(charged()).toEqual([]);
    const [, renewal] = (await parent.orders()).toSorted((one, other) => one.id - other.id);
    expect(renewal).toMatchObject({ orderType: orderType.card, cardLast4: "4242", paymentStatus: finished });
  });

  test("is brought up to date when it pays again, and is one", async () => {
    await paid();
    const [before] = await gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, parent.userId));
    await gk.database
      .update(subscriptions)
      .set({ status: "expired", autoRenew: false })
      .where(eq(subscriptions.childId, parent.childId));
    await paid();
    const after = await gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, parent.userId));
    expect(after).toMatchObject([{ id: before?.id, kind: "tapngo" }]);
    expect(after[0]?.gatewayReference).not.toBe(before?.gatewayReference);
  });

  test("is charged nothing where its reference was made with another key", async () => {
    await paid();
    await gk.database.update(paymentMethods).set({ gatewayReference: "x".repeat(60) });
    await renewOn("2027-02-20");
    expect(charged()).toEqual([]);
    expect(await plan()).toMatchObject({ failedRenewals: 1 });
  });
});

describe("the log", () => {
  const notAnswered = { level: "warn", msg: "Tap & Go did not answer" };
  const notBelieved = { level: "error", msg: "an answer of Tap & Go is not believed" };

  test.each([
    ["lost after", { ...notAnswered, failure: { name: "TypeError" } }],
    ["redirects", { ...notAnswered, failure: { name: "TypeError" } }],
    ["speaks no JSON", { ...notAnswered, failure: { name: "SyntaxError" } }],
    ["in trouble", { ...notBelieved, httpStatus: 500, fault: "unreadable" }],
    ["forges", { ...notBelieved, fault: "unsigned" }],
    ["mixes up trades", { ...notBelieved, fault: "anotherTrade" }],
    ["mixes up apps", { ...notBelieved, fault: "anotherTrade" }],
  ] as const)("says once why nobody knows while it %s, and nothing of the trade", async (manner, line) => {
    const { fields } = await orderByTapAndGo(parent);
    const back = server.pay(fields);
    server.treat(manner);
    expect(refusalOf(await comeBack(back)).httpStatus).toBe(503);
    expect(lines).toMatchObject([{ ...line, operation: "query" }]);
    const secrets = [tapAndGoKeys.appKey, back.mer_trade_no, back.recurrent_token, "268.00"];
    expect(secrets.filter((secret) => JSON.stringify(lines).includes(secret))).toEqual([]);
  });

  test("is silent while it answers, whatever that is", async () => {
    const { made } = await orderByTapAndGo(parent);
    answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
    await paid();
    expect(lines).toEqual([]);
  });
});
