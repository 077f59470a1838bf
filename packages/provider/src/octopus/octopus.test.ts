import { randomUUID } from "node:crypto";
import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { payments, subscriptions } from "../database/schema/index.ts";
import { newChild, newMember } from "../testing/member.ts";
import { newParent, type Parent, plan } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { octopusLink } from "./payment-link.ts";

const { pending, finished, canceled } = paymentStatus;
const threeDays = 3 * 24 * 60 * 60;

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

/** Orders three months with Octopus: the attempt, the order, and the address that the app opens. */
async function order(changes: Parameters<Parent["buy"]>[0] = {}) {
  const process = randomUUID();
  const made = dataOf(await parent.buy({ payment_method: orderType.octopus, process, ...changes }));
  if (made.next_step?.kind !== "octopus") throw new Error("An order by Octopus says how it is paid.");
  return { process, made, url: made.next_step.payment_url };
}

const press = (url: string, choice: "pay" | "refuse") =>
  gk.provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams({ choice }) }));

const open = (url: string) => gk.provider.fetch(new Request(url));

const receipts = async (number: string) =>
  (await gk.mails()).filter((mail) => JSON.stringify(mail).includes(number)).length;

describe("a purchase with Octopus", () => {
  test("waits three days for its payment, says where to pay, and opens the plan once it is paid", async () => {
    const { process, made, url } = await order();
    expect(made).toMatchObject({
      type: orderType.octopus,
      payment_status: pending,
      amount_cents: 26800,
      paid_at: null,
      pay_by: new Date(gk.now().getTime() + threeDays * 1000).toISOString(),
      next_step: { kind: "octopus", process },
    });
    expect(url).toBe(`http://gk.test/development/octopus/${process}?locale=zh-HK`);
    expect((await parent.child()).is_premium).toBe(false);
    expect(await parent.statusOf(process)).toEqual({ order_id: made.id, payment_status: pending });

    const page = await (await open(url)).text();
    for (const words of ['lang="zh-HK"', "開發用頁面", "進階計劃", made.number, "HK$268.00"])
      expect(page).toContain(words);

    const paid = await press(url, "pay");
    expect(paid.status).toBe(303);
    expect(paid.headers.get("Location")).toBe(
      `http://gk.test/zh-HK/member/settings/payment/success?process=${process}`,
    );
    expect(await parent.statusOf(process)).toEqual({ order_id: made.id, payment_status: finished });
    expect(dataOf(await parent.client.getOrder({ params: { id: made.id } }))).toMatchObject({
      payment_status: finished,
      paid_at: gk.now().toISOString(),
      starts_on: "2026-11-20",
      ends_on: "2027-02-20",
      pay_by: null,
      next_step: null,
    });
  });

  test("never renews, though its plan could (decision 27)", async () => {
    await press((await order()).url, "pay");
    expect((await parent.child()).subscription).toMatchObject({
      order_type: orderType.octopus,
      auto_renew: false,
      supports_auto_renew: false,
      next_bill_on: null,
      charge_cents: null,
      payment_method: null,
    });
    expect(refusalOf(await parent.client.toggleAutoRenew({ params: { id: parent.childId } })).message).toBe(
      "noAutoRenew",
    );
  });

  test("is paid once, whoever says so and how often, with one receipt", async () => {
    const { made, url } = await order();
    const pressed = await Promise.all([press(url, "pay"), press(url, "pay")]);
    expect(pressed.map(({ status }) => status)).toEqual([303, 303]);
    expect((await press(url, "pay")).status).toBe(303);
    await gk.provider.settled();
    const plans = await gk.database.select().from(subscriptions).where(eq(subscriptions.childId, parent.childId));
    expect(plans).toHaveLength(1);
    expect(await receipts(made.number)).toBe(1);
    const money = await gk.database.select().from(payments).where(eq(payments.orderId, made.id));
    expect(money).toMatchObject([{ kind: "octopus", amountCents: 26_800, refundFor: null }]);
  });

  test("that the app refuses stays open, and can be paid then", async () => {
    const { process, url } = await order();
    const refused = await press(url, "refuse");
    expect(refused.status).toBe(402);
    expect(await refused.text()).toContain("八達通拒絕了這次付款");
    expect((await parent.statusOf(process)).payment_status).toBe(pending);
    expect((await press(url, "pay")).status).toBe(303);
    expect((await parent.statusOf(process)).payment_status).toBe(finished);
  });

  test("said again, it finds its order; another one waits until this one is paid or canceled", async () => {
    const process = randomUUID();
    const body = { payment_method: orderType.octopus, process };
    const [first, second] = [dataOf(await parent.buy(body)), dataOf(await parent.buy(body))];
    expect(second).toEqual(first);
    expect(refusalOf(await parent.buy()).message).toBe("multiplePaymentTabs");
    expect(dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }))).toEqual(first);
    answerOf(await parent.client.cancelOrder({ params: { id: first.id } }));
    answerOf(await parent.buy());
  });

  test("is paid with nothing that is kept", async () => {
    const payment_id = await parent.keepCard();
    expect(refusalOf(await parent.buy({ payment_method: orderType.octopus, payment_id }))).toMatchObject({
      httpStatus: 404,
      message: "paymentMethodNotFound",
    });
    expect(await parent.orders()).toEqual([]);
  });

  test("holds the code that it was ordered with, until it is over", async () => {
    const { made } = await order({ promotion_code: "NEW50" });
    expect(made).toMatchObject({ amount_cents: 21800, promotion_code: "NEW50" });
    const sibling = await newChild(gk, parent.userId);
    expect(refusalOf(await parent.buy({ promotion_code: "NEW50" }, sibling)).message).toMatch(/^promotionCode\./);
    answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
    answerOf(await parent.buy({ promotion_code: "NEW50" }, sibling));
  });

  test("is paid on no card page", async () => {
    await order();
    expect(refusalOf(await parent.openPage()).httpStatus).toBe(404);
  });
});

describe("an order by Octopus ends", () => {
  test.each([
    ["not a second before its three days are over", threeDays - 1, pending],
    ["then", threeDays, canceled],
  ])("by itself, %s (decision 30)", async (_, seconds, status) => {
    const { process, url } = await order();
    gk.wait({ seconds });
    expect((await parent.statusOf(process)).payment_status).toBe(status);
    const current = dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }));
    expect(current === null).toBe(status === canceled);
    expect((await open(url)).status).toBe(status === canceled ? 410 : 200);
    expect((await press(url, "pay")).status).toBe(status === canceled ? 410 : 303);
    expect((await parent.child()).is_premium).toBe(status === pending);
  });

  test("by itself, for one who does not come back", async () => {
    await order();
    gk.wait({ seconds: threeDays });
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled, payBy: null }]);
  });

  test("by hand, and takes no money any more", async () => {
    const { made, url } = await order();
    answerOf(await parent.client.cancelOrder({ params: { id: made.id } }));
    expect((await open(url)).status).toBe(410);
    expect((await press(url, "pay")).status).toBe(410);
    await gk.provider.settled();
    expect((await parent.child()).is_premium).toBe(false);
    expect(await receipts(made.number)).toBe(0);
  });

  test("by hand or by paying, whichever comes first", async () => {
    const { made, url } = await order();
    const [paid, ended] = await Promise.all([
      press(url, "pay"),
      parent.client.cancelOrder({ params: { id: made.id } }),
    ]);
    expect(paid.status).toBe(ended.ok ? 410 : 303);
    expect((await parent.child()).is_premium).toBe(!ended.ok);
  });
});

test("a page of nobody's attempt is not found, nor one of a card's order is paid there", async () => {
  expect((await gk.fetch(`/development/octopus/${randomUUID()}`)).status).toBe(404);
  expect((await gk.fetch("/development/octopus/1")).status).toBe(404);
  const process = randomUUID();
  answerOf(await parent.buy({ process }));
  const url = `http://gk.test/development/octopus/${process}`;
  expect((await press(url, "pay")).status).toBe(404);
  expect((await parent.statusOf(process)).payment_status).toBe(pending);
});

describe("what can be paid with is said (decision 53)", () => {
  test("where Octopus is connected", async () => {
    expect(answerOf(await parent.client.listPaymentMethods({})).accepts).toContain(orderType.octopus);
  });

  test("with the merchant's link, which names order and amount, where it is configured", async () => {
    const octopus = octopusLink("https://octopus.example/pay?ref={order}&amount={amount}");
    const live = await startProvider({ mode: "production", captcha: { accepts: async () => true }, octopus });
    try {
      const member = await newMember(live);
      const id = await newChild(live, member.userId);
      const body = { plan_id: plan.beginner, payment_method: orderType.octopus, process: randomUUID() };
      const made = dataOf(await member.client.purchaseSubscription({ params: { id }, body }));
      expect(made.next_step).toMatchObject({
        payment_url: `https://octopus.example/pay?ref=${made.number}&amount=98.00`,
      });
    } finally {
      await live.close();
    }
  });

  test("and Octopus is not taken where it is not: production without a gateway", async () => {
    const bare = await startProvider({ mode: "production", captcha: { accepts: async () => true } });
    try {
      const { client, userId } = await newMember(bare);
      const id = await newChild(bare, userId);
      expect(answerOf(await client.listPaymentMethods({})).accepts).toEqual([orderType.card]);
      const body = { plan_id: plan.beginner, payment_method: orderType.octopus, process: randomUUID() };
      expect(refusalOf(await client.purchaseSubscription({ params: { id }, body })).message).toBe(
        "paymentMethodNotFound",
      );
      expect((await bare.fetch(`/development/octopus/${body.process}`)).status).toBe(404);
    } finally {
      await bare.close();
    }
  });
});
