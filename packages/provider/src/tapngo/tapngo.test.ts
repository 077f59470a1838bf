import { randomUUID } from "node:crypto";
import { orderType, paymentStatus } from "@gk/domain";
import type { TapAndGoFields } from "@gk/web";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkoutSessions, paymentMethods, payments, subscriptions } from "../database/schema/index.ts";
import { clientOf, newChild, newMember } from "../testing/member.ts";
import { newParent, type Parent, parentOf, plan } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { approve, broughtBack, orderByTapAndGo, postForm, press } from "../testing/tapngo/payer.ts";
import { signatureOf } from "./sealing.ts";

const { pending, finished, canceled } = paymentStatus;
const halfAnHour = 30 * 60;

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

const start = (fields: Readonly<Record<string, string>>) => postForm(gk, "http://gk.test/web/payments", fields);

const comeBack = (body: Parameters<Parent["client"]["confirmTapAndGo"]>[0]["body"], { client } = parent) =>
  client.confirmTapAndGo({ body });

const statusPage = (process: string, status: "success" | "cancelled" = "success") =>
  `http://gk.test/zh-HK/member/settings/payment/${status}?process=${process}`;

const walletOf = ({ userId }: Parent) =>
  gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, userId));

const moneyFor = (orderId: number) => gk.database.select().from(payments).where(eq(payments.orderId, orderId));

const receipts = async (number: string) => (await gk.mails()).filter(({ subject }) => subject.includes(number)).length;

describe("a purchase with Tap & Go", () => {
  test("begins with a form of exactly six fields, which the browser is led on with as it is (T96)", async () => {
    const { made, fields, process } = await orderByTapAndGo(parent);
    expect(Object.keys(fields)).toEqual(["appId", "merTradeNo", "paymentType", "transactionType", "payload", "sign"]);
    expect(made).toMatchObject({
      type: orderType.tapAndGo,
      payment_status: pending,
      amount_cents: 26800,
      pay_by: new Date(gk.now().getTime() + halfAnHour * 1000).toISOString(),
    });
    // What is legible says nothing of the amount, and the payload is sealed.
    const { payload, sign: _, ...legible } = fields;
    const merTradeNo = process.replaceAll("-", "");
    expect(legible).toEqual({ appId: "development", merTradeNo, paymentType: "R", transactionType: "SALE" });
    expect(Buffer.from(payload, "base64url").toString("latin1")).not.toMatch(/amount|268\.00/);
    const led = await start(fields);
    // 307: the browser posts what it has posted once more.
    expect([led.status, led.headers.get("Location")]).toEqual([307, "http://gk.test/development/tapngo"]);
    expect(await parent.statusOf(process)).toEqual({
      order_id: made.id,
      payment_status: pending,
      redirect: `http://gk.test/zh-HK/member/children/${parent.childId}/premium`,
    });
  });

  test.each([
    ["zh-HK", "開發用 Tap & Go 拍住賞", "同意支付 HK$268.00"],
    ["en-US", "Development Tap & Go", "Approve HK$268.00"],
  ] as const)("shows a page in %s", async (locale, title, button) => {
    await orderByTapAndGo(parent);
    const client = await clientOf(gk, parent.userId, locale);
    const order = dataOf(await client.getCurrentOrder({ params: { id: parent.childId } }));
    if (order?.next_step?.kind !== "tapngo") throw new Error("The order waits for Tap & Go.");
    const page = await (await postForm(gk, "http://gk.test/development/tapngo", order.next_step.fields)).text();
    for (const words of [`lang="${locale}"`, title.replace("&", "&amp;"), button]) expect(page).toContain(words);
  });

  test("leads back in the language in which it was begun", async () => {
    const english = parentOf(
      gk,
      { userId: parent.userId, client: await clientOf(gk, parent.userId, "en-US") },
      parent.childId,
    );
    const { fields, process } = await orderByTapAndGo(english);
    const { redirect } = dataOf(await comeBack(await approve(gk, fields)));
    expect(redirect).toBe(statusPage(process).replace("zh-HK", "en-US"));
  });

  test("opens the plan once the browser has brought back what Tap & Go gave it, and keeps the wallet", async () => {
    const { made, fields, process } = await orderByTapAndGo(parent);
    const back = await approve(gk, fields);
    expect(back.recurrent_token).toBeDefined();
    expect((await parent.child()).is_premium).toBe(false);
    expect(dataOf(await comeBack(back))).toEqual({
      order_id: made.id,
      payment_status: finished,
      redirect: statusPage(process),
    });
    const { data } = answerOf(await parent.client.listPaymentMethods({}));
    expect(data).toMatchObject([{ type: orderType.tapAndGo, kind: "tapngo", last4: null, is_default: true }]);
    expect((await parent.child()).subscription).toMatchObject({
      order_type: orderType.tapAndGo,
      auto_renew: true,
      next_bill_on: "2027-02-20",
      charge_cents: 26800,
      payment_method: { kind: "tapngo" },
    });
    expect(await moneyFor(made.id)).toMatchObject([{ amountCents: 26800, refundFor: null }]);
    const [mail] = await gk.mails();
    expect(mail?.subject).toContain(made.number);
    expect(mail?.text).toContain("Tap & Go");
  });

  test("keeps the token to itself: it is in no answer, no log, and not in the database as it came", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    const back = await approve(gk, fields);
    const answers = [
      await comeBack(back),
      await parent.client.listPaymentMethods({}),
      await parent.client.getOrder({ params: { id: made.id } }),
      await parent.client.exportProfile({}),
    ];
    expect(JSON.stringify(answers)).not.toContain(back.recurrent_token);
    expect(gk.logged()).not.toContain(back.recurrent_token);
    const [wallet] = await walletOf(parent);
    expect(wallet?.gatewayReference).toBeTruthy();
    expect(JSON.stringify(wallet)).not.toContain(back.recurrent_token);
  });

  test("said again, changes nothing: one plan, one payment, one receipt (T97)", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    const back = await approve(gk, fields);
    const said = await Promise.all([comeBack(back), comeBack(back)]);
    expect(said.map((one) => dataOf(one).payment_status)).toEqual([finished, finished]);
    expect(dataOf(await comeBack(back))).toEqual(dataOf(said[0]));
    const opened = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
    expect(opened).toHaveLength(1);
    expect(await moneyFor(made.id)).toHaveLength(1);
    expect(await walletOf(parent)).toHaveLength(1);
    expect(await receipts(made.number)).toBe(1);
  });

  test("is another's to nobody: their trade is not found, whatever they bring", async () => {
    const { fields, process } = await orderByTapAndGo(parent);
    const back = await approve(gk, fields);
    const stranger = await newParent(gk);
    expect(refusalOf(await comeBack(back, stranger)).httpStatus).toBe(404);
    expect(await walletOf(stranger)).toEqual([]);
    expect((await parent.child()).is_premium).toBe(false);
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
  });

  test("believes no token that is not the paying wallet's, and none at all is needed", async () => {
    const { fields, trade } = await orderByTapAndGo(parent);
    await approve(gk, fields);
    const others = await approve(gk, (await orderByTapAndGo(await newParent(gk))).fields);
    const forged = { mer_trade_no: trade, recurrent_token: others.recurrent_token ?? "" };
    expect(refusalOf(await comeBack(forged)).message).toBe("conflict");
    expect((await parent.child()).is_premium).toBe(false);
    expect(await walletOf(parent)).toEqual([]);
    expect(dataOf(await comeBack({ mer_trade_no: trade })).payment_status).toBe(finished);
  });

  test("is not paid by an address: what was not paid stays open", async () => {
    const { made, trade, process } = await orderByTapAndGo(parent);
    const said = dataOf(await comeBack({ mer_trade_no: trade, recurrent_token: "made up" }));
    expect(said).toEqual({ order_id: made.id, payment_status: pending, redirect: statusPage(process) });
    expect(await walletOf(parent)).toEqual([]);
  });

  test("knows no trade that never was, and none of a card's order", async () => {
    expect(refusalOf(await comeBack({ mer_trade_no: randomUUID() })).httpStatus).toBe(404);
    answerOf(await parent.buy());
    const { id } = dataOf(await parent.openPage());
    expect(refusalOf(await comeBack({ mer_trade_no: id })).httpStatus).toBe(404);
  });

  test("holds its code, waits alone, and is the same attempt when it is sent again", async () => {
    const process = randomUUID();
    const body = { payment_method: orderType.tapAndGo, process, promotion_code: "NEW50" };
    const [first, second] = [dataOf(await parent.buy(body)), dataOf(await parent.buy(body))];
    expect(first).toMatchObject({ amount_cents: 21800, promotion_code: "NEW50" });
    expect(second.id).toBe(first.id);
    expect(refusalOf(await parent.buy()).message).toBe("multiplePaymentTabs");
    expect(refusalOf(await parent.openPage()).httpStatus).toBe(404);
  });

  test("with the kept wallet takes the money at once, and needs no page", async () => {
    await comeBack(await approve(gk, (await orderByTapAndGo(parent)).fields));
    const [wallet] = await walletOf(parent);
    const id = await newChild(gk, parent.userId);
    const asCard = await parent.buy({ payment_id: wallet?.id ?? 0 }, id);
    expect(refusalOf(asCard).message, "a wallet is no card").toBe("paymentMethodNotFound");
    const paid = dataOf(await parent.buy({ payment_method: orderType.tapAndGo, payment_id: wallet?.id ?? 0 }, id));
    expect(paid).toMatchObject({ payment_status: finished, type: orderType.tapAndGo, next_step: null });
    expect(await gk.database.select().from(checkoutSessions).where(eq(checkoutSessions.orderId, paid.id))).toEqual([]);
  });
});

describe("the form", () => {
  test.each(["appId", "merTradeNo", "paymentType", "transactionType", "payload", "sign"] as const)(
    "leads nowhere with another %s",
    async (field) => {
      const { fields } = await orderByTapAndGo(parent);
      const other = (await orderByTapAndGo(await newParent(gk))).fields;
      const value = other[field] === fields[field] ? `${fields[field]}x` : other[field];
      expect((await start({ ...fields, [field]: value })).status).toBe(422);
    },
  );

  test.each(["appId", "merTradeNo", "paymentType", "transactionType", "payload", "sign"] as const)(
    "leads nowhere without %s",
    async (field) => {
      const { [field]: _, ...rest } = (await orderByTapAndGo(parent)).fields;
      expect((await start(rest)).status).toBe(422);
    },
  );

  test("of another app, or of no order, leads nowhere though the key has signed it", async () => {
    const { sign: _, ...fields } = (await orderByTapAndGo(parent)).fields;
    const signed = (changed: Partial<TapAndGoFields>) => {
      const all = { ...fields, ...changed };
      return start({ ...all, sign: signatureOf("development", all) });
    };
    expect((await signed({})).status).toBe(307);
    expect((await signed({ appId: "another" })).status).toBe(422);
    expect((await signed({ merTradeNo: "none" })).status).toBe(404);
  });

  test("that Tap & Go did not get signed shows no page there", async () => {
    const { fields } = await orderByTapAndGo(parent);
    expect((await press(gk, { ...fields, sign: "x" }, "approve")).status).toBe(404);
  });
});

describe("what is not paid", () => {
  test("stays open when the wallet declines it, and can be paid then", async () => {
    const { fields, process } = await orderByTapAndGo(parent);
    const declined = await press(gk, fields, "decline");
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain("錢包拒絕了這次付款");
    expect((await parent.statusOf(process)).payment_status).toBe(pending);
    expect(dataOf(await comeBack(await approve(gk, fields))).payment_status).toBe(finished);
  });

  test("is canceled when the payer cancels at Tap & Go, and no charge is made", async () => {
    const { made, fields, process } = await orderByTapAndGo(parent);
    const back = broughtBack(await press(gk, fields, "cancel"));
    expect(back).toEqual({ mer_trade_no: fields.merTradeNo });
    expect(dataOf(await comeBack(back))).toEqual({
      order_id: made.id,
      payment_status: canceled,
      redirect: statusPage(process, "cancelled"),
    });
    expect(await moneyFor(made.id)).toEqual([]);
    expect((await press(gk, fields, "approve")).status).toBe(410);
    answerOf(await parent.buy());
  });

  test("is canceled by hand, after Tap & Go has closed it: its form leads to the site, and its page is over", async () => {
    const { made, fields, process, trade } = await orderByTapAndGo(parent);
    answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
    const led = await start(fields);
    expect([led.status, led.headers.get("Location")]).toEqual([303, statusPage(process, "cancelled")]);
    expect((await press(gk, fields, "approve")).status).toBe(410);
    expect(dataOf(await comeBack({ mer_trade_no: trade })).payment_status).toBe(canceled);
  });

  test("was paid before it could be canceled: the plan opens instead", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    await approve(gk, fields);
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: made.id } })).message).toBe("conflict");
    expect((await parent.child()).is_premium).toBe(true);
  });

  test.each([
    ["not a second before its half hour is over", halfAnHour - 1, pending],
    ["then", halfAnHour, canceled],
  ])("ends by itself, %s (decision 30)", async (_, seconds, status) => {
    const { fields, process } = await orderByTapAndGo(parent);
    gk.wait({ seconds });
    await gk.provider.work();
    expect((await parent.statusOf(process)).payment_status).toBe(status);
    expect((await start(fields)).status).toBe(status === canceled ? 303 : 307);
    expect((await press(gk, fields, "approve")).status).toBe(status === canceled ? 410 : 303);
  });

  test("is over once its time is, for who sets out then and for who comes back, though nobody has ended it yet", async () => {
    const { fields, process } = await orderByTapAndGo(parent);
    const other = await newParent(gk);
    const { trade } = await orderByTapAndGo(other);
    gk.wait({ seconds: halfAnHour });
    expect((await press(gk, fields, "approve")).status, "who is there already pays nothing").toBe(410);
    const led = await start(fields);
    expect([led.status, led.headers.get("Location")]).toEqual([303, statusPage(process, "cancelled")]);
    expect(dataOf(await comeBack({ mer_trade_no: trade }, other)).payment_status).toBe(canceled);
  });

  test("but was paid by one who did not come back is found by the work that is due", async () => {
    const { made, fields } = await orderByTapAndGo(parent);
    await approve(gk, fields);
    gk.wait({ seconds: halfAnHour });
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ id: made.id, paymentStatus: finished }]);
  });
});

describe("news of Tap & Go", () => {
  const tell = (fields: Readonly<Record<string, string>>) => postForm(gk, "http://gk.test/web/tapngo/notify", fields);

  const news = (merTradeNo: string) => {
    const fields = { appId: "development", merTradeNo, payload: "anything" };
    return { ...fields, sign: signatureOf("development", fields) };
  };

  test("settle an order of which the browser did not come back", async () => {
    const { made, fields, trade } = await orderByTapAndGo(parent);
    await approve(gk, fields);
    expect((await tell(news(trade))).status).toBe(200);
    expect((await tell(news(trade))).status).toBe(200);
    expect((await parent.child()).is_premium).toBe(true);
    expect(await moneyFor(made.id)).toHaveLength(1);
  });

  test("are not heard unsigned", async () => {
    const { fields, trade } = await orderByTapAndGo(parent);
    await approve(gk, fields);
    expect((await tell({ ...news(trade), sign: news("another").sign })).status).toBe(400);
    expect((await tell({ merTradeNo: trade })).status).toBe(400);
    expect((await parent.child()).is_premium).toBe(false);
  });

  test("of nobody's trade change nothing", async () => {
    expect((await tell(news("none"))).status).toBe(200);
  });
});

test("nobody pays by Tap & Go where it is not connected (decision 53)", async () => {
  const bare = await startProvider({ mode: "production", captcha: { accepts: async () => true } });
  try {
    const { fields } = await orderByTapAndGo(parent);
    const { client, userId } = await newMember(bare);
    const id = await newChild(bare, userId);
    expect(answerOf(await client.listPaymentMethods({})).accepts).toEqual([orderType.card]);
    const body = { plan_id: plan.beginner, payment_method: orderType.tapAndGo, process: randomUUID() };
    expect(refusalOf(await client.purchaseSubscription({ params: { id }, body })).message).toBe(
      "paymentMethodNotFound",
    );
    expect((await postForm(bare, "http://gk.test/web/payments", fields)).status).toBe(404);
    expect((await postForm(bare, "http://gk.test/development/tapngo", fields)).status).toBe(404);
    expect(refusalOf(await client.confirmTapAndGo({ body: { mer_trade_no: "x" } })).httpStatus).toBe(404);
  } finally {
    await bare.close();
  }
});

test("what was begun and kept while Tap & Go was connected waits until it is again", async () => {
  await comeBack(await approve(gk, (await orderByTapAndGo(parent)).fields));
  const [wallet] = await walletOf(parent);
  const id = await newChild(gk, parent.userId);
  const { made } = await orderByTapAndGo(parentOf(gk, parent, id));
  const cut = await startProvider({
    mode: "production",
    captcha: { accepts: async () => true },
    database: { database: gk.database, close: async () => {} },
    clock: gk.now,
  });
  const client = await clientOf(cut, parent.userId);
  const order = { params: { id: made.id } };
  expect(refusalOf(await client.cancelOrder(order))).toMatchObject({ httpStatus: 503, message: "transactionFailed" });
  gk.wait({ hours: 1 });
  await cut.provider.work();
  const later = await clientOf(cut, parent.userId);
  expect(dataOf(await later.getOrder(order)).payment_status).toBe(pending);
  const body = { plan_id: plan.beginner, payment_method: orderType.tapAndGo, payment_id: wallet?.id ?? 0 };
  const params = { id: await newChild(gk, parent.userId) };
  const other = await later.purchaseSubscription({ params, body: { ...body, process: randomUUID() } });
  expect(refusalOf(other).message).toBe("paymentMethodNotFound");
  await gk.provider.work();
  expect(dataOf(await later.getOrder(order)).payment_status).toBe(canceled);
});
