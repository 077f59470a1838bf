import { createHmac, randomUUID } from "node:crypto";
import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  deletedPaymentMethods,
  owedForgettings,
  paymentMethods,
  subscriptions,
  users,
} from "../database/schema/index.ts";
import { clientOf, type Member, newChild, newMember } from "../testing/member.ts";
import { keptLog } from "../testing/kept-log.ts";
import { newCard } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { startStripe, stripeSecretKey, type StripeServer } from "../testing/stripe/server.ts";
import { stripeCards } from "./cards.ts";

const webhookSecret = "whsec_test";

let stripe: StripeServer;
let gk: TestProvider;
let member: Member;
let childId: number;
let process: string;
const { log, lines } = keptLog();

beforeAll(async () => {
  const clock = () => gk.now();
  stripe = await startStripe(clock);
  const keys = { secretKey: stripeSecretKey, webhookSecret, apiUrl: stripe.url };
  gk = await startProvider({ cards: stripeCards(keys, clock, log), log });
});

beforeEach(async () => {
  stripe.requests.length = 0;
  lines.length = 0;
  stripe.bank("yes");
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
  process = randomUUID();
});

afterAll(async () => {
  await gk.close();
  stripe.close();
});

/** Keeps a card that Stripe knows. */
async function newStripeCard(gatewayReference = "pm_1") {
  const id = await newCard(gk, member.userId);
  const reference = { gatewayReference, gatewayCustomer: "cus_1" };
  await gk.database.update(paymentMethods).set(reference).where(eq(paymentMethods.id, id));
  return id;
}

const buy = (payment_id?: number) =>
  member.client.purchaseSubscription({
    params: { id: childId },
    body: { plan_id: 1, payment_method: orderType.card, process, ...(payment_id === undefined ? {} : { payment_id }) },
  });

const openPage = async () => dataOf(await member.client.startCardSession({ query: { "child-id": childId } }));
const status = async () => dataOf(await member.client.getPaymentStatus({ body: { process } })).payment_status;

/** Tells the provider of an event, as Stripe does. */
async function tell(type: string, id: string, secret = webhookSecret, key?: string) {
  const object = { id, metadata: key === undefined ? {} : { key } };
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const at = Math.floor(gk.now().getTime() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  const headers = { "Stripe-Signature": `t=${at},v1=${signature}` };
  return (await gk.fetch("/web/stripe/webhook", { method: "POST", body, headers })).status;
}

const plansOfChild = () => gk.database.select().from(subscriptions).where(eq(subscriptions.childId, childId));

describe("a card page of Stripe", () => {
  test("is asked for with what is bought, in cents, and ends when the order does", async () => {
    const { data: order } = answerOf(await buy());
    const session = await openPage();
    expect(session.url).toBe(`https://checkout.stripe.example/${session.id}`);
    expect(stripe.requests).toMatchObject([
      {
        method: "POST",
        path: "/v1/checkout/sessions",
        version: "2026-10-28.endive",
        parameters: {
          mode: "payment",
          locale: "zh-HK",
          client_reference_id: process,
          "line_items[0][price_data][currency]": "hkd",
          "line_items[0][price_data][unit_amount]": "9800",
          "allowed_payment_method_types[0]": "card",
          "payment_intent_data[setup_future_usage]": "off_session",
          "payment_intent_data[description]": order.number,
          success_url: `http://gk.test/zh-HK/member/settings/payment/success?process=${process}`,
          cancel_url: `http://gk.test/zh-HK/member/settings/payment/cancelled?process=${process}`,
        },
      },
    ]);
    expect(await openPage()).toEqual(session);
    expect(stripe.requests).toHaveLength(1);
  });

  test("is asked on return, if the webhook has not come; then the webhook changes nothing", async () => {
    answerOf(await buy());
    const { id } = await openPage();
    expect(await status()).toBe(paymentStatus.pending);
    stripe.pay(id);
    expect(await status()).toBe(paymentStatus.finished);
    expect(await tell("checkout.session.completed", id)).toBe(200);
    expect(await plansOfChild()).toHaveLength(1);
    expect(dataOf(await member.client.listPaymentMethods({}))).toMatchObject([{ kind: "apple_pay", last4: "4242" }]);
    const [order] = dataOf(await member.client.listOrders({ query: {} }));
    expect(order?.card).toEqual({ brand: "visa", last4: "4242", wallet: "apple_pay" });
  });

  test("is told of by the webhook, twice at once; then the return page changes nothing", async () => {
    answerOf(await buy());
    const { id } = await openPage();
    stripe.pay(id);
    const told = await Promise.all([tell("checkout.session.completed", id), tell("checkout.session.completed", id)]);
    expect(told).toEqual([200, 200]);
    expect(await status()).toBe(paymentStatus.finished);
    expect(await plansOfChild()).toHaveLength(1);
  });

  test("that says it is paid and is not, is not believed", async () => {
    answerOf(await buy());
    const { id } = await openPage();
    expect(await tell("checkout.session.completed", id)).toBe(200);
    expect(await status()).toBe(paymentStatus.pending);
  });

  test("that expired cancels its order", async () => {
    answerOf(await buy());
    const { id } = await openPage();
    expect(await tell("checkout.session.expired", id)).toBe(200);
    expect(await status()).toBe(paymentStatus.canceled);
  });

  test("without a child only stores a card", async () => {
    const { id } = dataOf(await member.client.startCardSession({ query: {} }));
    expect(stripe.requests[0]?.parameters).toMatchObject({ mode: "setup" });
    stripe.pay(id);
    await tell("checkout.session.completed", id);
    const [kept] = await gk.database.select().from(paymentMethods).where(eq(paymentMethods.userId, member.userId));
    expect(kept).toMatchObject({ gatewayReference: `pm_${id}`, gatewayCustomer: "cus_1", isDefault: true });
  });
});

describe("the webhook", () => {
  const refused = () => lines.filter(({ msg }) => msg === "news that the gateway did not sign");

  test("tells the log once what was signed with another secret than ours, and nothing that it says", async () => {
    expect(await tell("checkout.session.completed", "cs_guessed", "guessed", "p-1")).toBe(400);
    expect(refused()).toMatchObject([{ level: "warn", path: "/stripe/webhook" }]);
    expect(JSON.stringify(lines)).not.toMatch(/cs_guessed|p-1|v1=|whsec/);
    lines.length = 0;
    expect(await tell("checkout.session.completed", "unknown")).toBe(200);
    expect(refused()).toEqual([]);
  });

  test("believes only what Stripe signed", async () => {
    answerOf(await buy());
    const { id } = await openPage();
    stripe.pay(id);
    expect(await tell("checkout.session.completed", id, "guessed")).toBe(400);
    expect(await plansOfChild()).toEqual([]);
  });

  test.each(["checkout.session.completed", "customer.created"])("lets another's %s pass", async (type) => {
    expect(await tell(type, "unknown")).toBe(200);
  });
});

describe("a kept card", () => {
  test("is charged under the process, so that Stripe charges once, while its holder is there", async () => {
    expect(dataOf(await buy(await newStripeCard())).payment_status).toBe(paymentStatus.finished);
    expect(stripe.requests).toMatchObject([
      {
        path: "/v1/payment_intents",
        key: process,
        parameters: {
          amount: "9800",
          currency: "hkd",
          customer: "cus_1",
          payment_method: "pm_1",
          return_url: `http://gk.test/zh-HK/member/settings/payment/success?process=${process}`,
          confirm: "true",
        },
      },
    ]);
  });

  test.each(["no", "holder asked"] as const)(
    "of which the bank says %s is refused, and the order canceled",
    async (says) => {
      stripe.bank(says);
      expect(refusalOf(await buy(await newStripeCard()))).toMatchObject({ message: "declined" });
      expect(await status()).toBe(paymentStatus.canceled);
    },
  );

  test.each([
    ["yes", paymentStatus.finished],
    ["no", paymentStatus.canceled],
  ] as const)("of which the bank says %s in the end is asked about by itself", async (says, end) => {
    const before = stripe.charges();
    stripe.bank("later");
    const order = dataOf(await buy(await newStripeCard()));
    expect(order).toMatchObject({ payment_status: paymentStatus.pending, checking: true, next_step: null });
    expect(await status()).toBe(paymentStatus.pending);
    expect(stripe.charges()).toBe(before);
    stripe.decide(says);
    await gk.provider.work();
    expect(dataOf(await member.client.getOrder({ params: { id: order.id } })).payment_status).toBe(end);
    expect(stripe.charges()).toBe(says === "yes" ? before + 1 : before);
  });

  const asked = async () => {
    stripe.bank("only with the holder");
    const order = dataOf(await buy(await newStripeCard()));
    const url = expect.stringContaining("https://hooks.stripe.example/");
    expect(order).toMatchObject({ checking: true, next_step: { kind: "confirmation", url } });
    return order;
  };

  test.each([
    ["yes", "succeeded", paymentStatus.finished],
    ["no", "payment_failed", paymentStatus.canceled],
  ] as const)(
    "whose holder, asked to confirm, says %s is settled by the webhook, heard twice",
    async (says, what, end) => {
      const before = stripe.charges();
      await asked();
      expect(await tell(`payment_intent.${what}`, "pi_1", webhookSecret, process), "not decided yet").toBe(200);
      stripe.holder(says);
      const heard = () => tell(`payment_intent.${what}`, "pi_1", webhookSecret, process);
      expect(await Promise.all([heard(), heard()])).toEqual([200, 200]);
      const orders = dataOf(await member.client.listOrders({ query: {} }));
      expect(orders.map(({ payment_status }) => payment_status)).toEqual([end]);
      expect(stripe.charges()).toBe(says === "yes" ? before + 1 : before);
      expect(await plansOfChild()).toHaveLength(says === "yes" ? 1 : 0);
    },
  );

  test("whose holder is asked is settled on return, if the webhook has not come", async () => {
    await asked();
    stripe.holder("yes");
    expect(await status()).toBe(paymentStatus.finished);
  });

  test("whose holder is asked is ended by Stripe before its order is canceled", async () => {
    const before = stripe.charges();
    const { id } = await asked();
    answerOf(await member.client.cancelOrder({ params: { id } }));
    stripe.holder("yes");
    expect(await status()).toBe(paymentStatus.canceled);
    expect(stripe.charges()).toBe(before);
  });

  test("whose holder is asked is not canceled while Stripe does not say that it has ended", async () => {
    const { id } = await asked();
    stripe.fail("500", { times: 100 });
    expect(refusalOf(await member.client.cancelOrder({ params: { id } })).message).toBe("conflict");
    gk.wait({ minutes: 31 });
    await gk.provider.work();
    stripe.fail("500", { times: 0 });
    stripe.holder("yes");
    const later = await clientOf(gk, member.userId);
    const outcome = dataOf(await later.getPaymentStatus({ body: { process } }));
    expect(outcome.payment_status).toBe(paymentStatus.finished);
  });

  test("of another's charge the news pass", async () => {
    expect(await tell("payment_intent.succeeded", "pi_1", webhookSecret, "renewal-1-2026-11-30")).toBe(200);
    expect(await tell("payment_intent.succeeded", "pi_1", webhookSecret, randomUUID())).toBe(200);
  });

  test("whose answer is lost after the money went is charged once", async () => {
    const before = stripe.charges();
    stripe.fail("hangup", { times: 2, isDone: true });
    expect(dataOf(await buy(await newStripeCard()))).toMatchObject({
      payment_status: paymentStatus.pending,
      checking: true,
    });
    expect(await status()).toBe(paymentStatus.finished);
    expect(await plansOfChild()).toHaveLength(1);
    expect(stripe.charges()).toBe(before + 1);
  });

  test("of which nothing is heard for a day is looked up, and not charged again once its key is forgotten", async () => {
    const before = stripe.charges();
    stripe.fail("hangup", { times: 2, isDone: true });
    const { id } = dataOf(await buy(await newStripeCard()));
    gk.wait({ days: 1, minutes: 1 });
    await gk.provider.work();
    const later = await clientOf(gk, member.userId);
    expect(dataOf(await later.getOrder({ params: { id } })).payment_status).toBe(paymentStatus.finished);
    expect(stripe.charges()).toBe(before + 1);
  });
});

const detached = (reference: string) =>
  stripe.requests.filter(({ path }) => path === `/v1/payment_methods/${reference}/detach`).length;

test("a deleted card is detached once that can't be undone any more, and Stripe is asked until it has answered", async () => {
  const id = await newStripeCard("pm_gone");
  const isLeft = () => gk.database.$count(deletedPaymentMethods, eq(deletedPaymentMethods.id, id));
  answerOf(await member.client.deletePaymentMethod({ params: { id } }));
  gk.wait({ hours: 24, minutes: 59 });
  await gk.provider.work();
  expect([detached("pm_gone"), await isLeft()]).toEqual([0, 1]);

  gk.wait({ minutes: 2 });
  stripe.failAt("/v1/payment_methods/pm_gone/detach", "500", { times: 2, isDone: true });
  await gk.provider.work();
  expect([detached("pm_gone"), await isLeft()]).toEqual([2, 0]);
  await gk.provider.work();
  expect(detached("pm_gone")).toBe(3);
  await gk.provider.work();
  expect(detached("pm_gone")).toBe(3);
});

test("the cards of a deleted account are detached, also one whose deletion can still be undone", async () => {
  const deleted = await newStripeCard("pm_deleted");
  await newStripeCard("pm_kept");
  answerOf(await member.client.deletePaymentMethod({ params: { id: deleted } }));
  const isDue = eq(users.id, member.userId);
  await gk.database.update(users).set({ deletionDueAt: gk.now() }).where(isDue);
  stripe.failAt("/v1/payment_methods/pm_kept/detach", "500", { times: 2, isDone: false });
  await gk.provider.work();
  expect(await gk.database.$count(users, isDue)).toBe(0);
  expect([detached("pm_deleted"), detached("pm_kept")]).toEqual([1, 2]);
  await gk.provider.work();
  expect([detached("pm_deleted"), detached("pm_kept")]).toEqual([1, 3]);
  expect(await gk.database.$count(owedForgettings)).toBe(0);
});
