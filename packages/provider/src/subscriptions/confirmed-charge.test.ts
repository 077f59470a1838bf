import { randomUUID } from "node:crypto";
import { paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { developmentCharges, payments, paymentMethods } from "../database/schema/index.ts";
import { keepCard } from "../payments/keep-card.ts";
import { newParent, type Parent, purchaseBody } from "../testing/parent.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const { pending, finished, canceled } = paymentStatus;

/** The card of the development gateway whose holder has to confirm what is charged. */
const asking = "3184";

let gk: TestProvider;
let parent: Parent;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  parent = await newParent(gk);
});

afterAll(() => gk.close());

/** Buys three months with the kept card: the attempt, the order, and the page on which its charge is confirmed. */
async function bought() {
  const body = { process: randomUUID(), payment_id: await parent.keepCard({ last4: asking }) };
  const order = dataOf(await parent.buy(body));
  if (order.next_step?.kind !== "confirmation") throw new Error("The holder is asked.");
  return { body, order, url: order.next_step.url };
}

const press = (url: string, choice: "approve" | "refuse" | "close") =>
  gk.provider.fetch(new Request(url, { method: "POST", body: new URLSearchParams({ choice }) }));

const open = (url: string) => gk.provider.fetch(new Request(url));

const moneyOf = (orderId: number) => gk.database.select().from(payments).where(eq(payments.orderId, orderId));

const mailsAbout = async (number: string) => (await gk.mails()).filter(({ subject }) => subject.includes(number));

describe("a kept card whose holder has to confirm the charge (decision 105)", () => {
  test("leads to the bank's page: the order is pending, being checked, and paid once it is confirmed", async () => {
    const { body, order, url } = await bought();
    expect(order).toMatchObject({ payment_status: pending, checking: true, paid_at: null });
    expect((await parent.child()).is_premium).toBe(false);
    expect(await parent.statusOf(body.process)).toEqual({
      order_id: order.id,
      payment_status: pending,
      redirect: url,
    });
    const page = await (await open(url)).text();
    for (const words of ['lang="zh-HK"', "HK$268.00", asking]) expect(page).toContain(words);

    const back = await press(url, "approve");
    expect(back.status).toBe(303);
    expect(back.headers.get("Location")).toBe(
      `http://gk.test/zh-HK/member/settings/payment/success?process=${body.process}`,
    );
    expect(await parent.statusOf(body.process)).toEqual({ order_id: order.id, payment_status: finished });
    expect(await moneyOf(order.id)).toMatchObject([{ kind: "charge", amountCents: 26_800, refundFor: null }]);
    const after = dataOf(await parent.client.getOrder({ params: { id: order.id } }));
    expect(after).toMatchObject({ card: { last4: asking }, next_step: null });
    expect(after).not.toHaveProperty("checking");
  });

  test("comes back in the language in which it was chosen, however often it is asked for", async () => {
    const english = gk.client(await issueToken(gk.database, parent.userId, gk.now()), "en-US");
    const process = randomUUID();
    const body = purchaseBody({ process, payment_id: await parent.keepCard({ last4: asking }) });
    const order = dataOf(await english.purchaseSubscription({ params: { id: parent.childId }, body }));
    if (order.next_step?.kind !== "confirmation") throw new Error("The holder is asked.");
    await parent.statusOf(process);
    expect(await (await open(order.next_step.url)).text()).toContain('lang="en-US"');
    expect((await press(order.next_step.url, "close")).headers.get("Location")).toBe(
      `http://gk.test/en-US/member/settings/payment/success?process=${process}`,
    );
  });

  test("that is refused takes nothing, and another attempt can begin", async () => {
    const { body, order, url } = await bought();
    await press(url, "refuse");
    expect((await parent.statusOf(body.process)).payment_status).toBe(canceled);
    expect(await moneyOf(order.id)).toEqual([]);
    expect(refusalOf(await parent.buy(body)).message).toBe("declined");
    answerOf(await parent.buy());
  });

  test("left without deciding waits: the same attempt and the order lead to the page again", async () => {
    const { body, order, url } = await bought();
    await press(url, "close");
    expect(dataOf(await parent.buy(body))).toEqual(order);
    expect(dataOf(await parent.client.getCurrentOrder({ params: { id: parent.childId } }))).toEqual(order);
    expect(refusalOf(await parent.buy()).message).toBe("multiplePaymentTabs");
    const deleted = await parent.client.deletePaymentMethod({ params: { id: body.payment_id } });
    expect(refusalOf(deleted).message).toBe("inUse");
    await press(url, "approve");
    expect((await parent.statusOf(body.process)).payment_status).toBe(finished);
    expect((await open(url)).status, "what is decided leads back").toBe(303);
  });

  test("is nobody's to confirm where nobody was asked: a renewal's charge has no page, nor one that never was", async () => {
    const { url } = await bought();
    const charge = { last4: asking, amountCents: 100, outcome: "waiting", asked: 1 } as const;
    await gk.database.insert(developmentCharges).values({ ...charge, key: "renewal" });
    for (const key of ["renewal", "unknown"]) {
      const address = new URL(key, url).href;
      expect([(await open(address)).status, (await press(address, "approve")).status]).toEqual([404, 404]);
    }
    const isRenewal = eq(developmentCharges.key, "renewal");
    expect(await gk.database.select().from(developmentCharges).where(isRenewal)).toMatchObject([charge]);
  });

  test("confirmed in a tab that is closed then is heard of by the provider's work", async () => {
    const { order, url } = await bought();
    await press(url, "approve");
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: finished }]);
    expect(await mailsAbout(order.number)).toHaveLength(1);
  });

  test("refused in a tab that is closed then is said by mail", async () => {
    const { order, url } = await bought();
    await press(url, "refuse");
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled }]);
    expect((await mailsAbout(order.number)).map(({ subject }) => subject)).toEqual([
      `Nothing was charged for order ${order.number}`,
    ]);
  });

  test("canceling ends the charge first: it can't be confirmed any more", async () => {
    const { body, order, url } = await bought();
    answerOf(await parent.client.cancelOrder({ params: { id: order.id } }));
    expect((await parent.statusOf(body.process)).payment_status).toBe(canceled);
    await press(url, "approve");
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: canceled }]);
    expect(await moneyOf(order.id)).toEqual([]);
    expect(await mailsAbout(order.number), "who cancels knows").toEqual([]);
    expect(refusalOf(await parent.buy(body)).message).toBe("transactionCancelled");
    answerOf(await parent.buy());
  });

  test("canceling what was just confirmed is refused, and the plan opens", async () => {
    const { order, url } = await bought();
    await press(url, "approve");
    expect(refusalOf(await parent.client.cancelOrder({ params: { id: order.id } })).message).toBe("conflict");
    expect(await parent.orders()).toMatchObject([{ paymentStatus: finished }]);
    expect((await parent.child()).is_premium).toBe(true);
  });

  test.each([
    ["just before", 29 * 60 + 59, pending],
    ["then", 30 * 60, canceled],
  ])("after 30 minutes it is over, %s", async (_, seconds, status) => {
    const { body, url } = await bought();
    gk.wait({ seconds });
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: status }]);
    await press(url, "approve");
    const late = status === pending ? finished : canceled;
    expect((await parent.statusOf(body.process)).payment_status).toBe(late);
  });

  test("time takes nothing from one that was confirmed in time", async () => {
    const { url } = await bought();
    await press(url, "approve");
    gk.wait({ minutes: 31 });
    await gk.provider.work();
    expect(await parent.orders()).toMatchObject([{ paymentStatus: finished }]);
  });
});

test("a card that is stored again while it is charged keeps the names that its charge is found by", async () => {
  const { body, order } = await bought();
  const again = {
    kind: "card",
    brand: "visa",
    last4: asking,
    expMonth: 12,
    expYear: 2040,
    reference: "pm_new",
    customer: "cus_new",
  } as const;
  const store = () => gk.database.transaction((transaction) => keepCard(transaction, parent.userId, again, gk.now()));
  const customer = async () => {
    const [method] = await gk.database.select().from(paymentMethods).where(eq(paymentMethods.id, body.payment_id));
    return method?.gatewayCustomer;
  };
  expect(await store()).toBe(body.payment_id);
  expect(await customer()).toBeNull();
  answerOf(await parent.client.cancelOrder({ params: { id: order.id } }));
  await store();
  expect(await customer()).toBe("cus_new");
});
