import { createHmac, randomUUID } from "node:crypto";
import { orderType, paymentStatus } from "@gk/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paymentMethods, subscriptions } from "../database/schema/index.ts";
import { type Member, newChild, newMember } from "../testing/member.ts";
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

beforeAll(async () => {
  const clock = () => gk.now();
  stripe = await startStripe(clock);
  const keys = { secretKey: stripeSecretKey, webhookSecret, apiUrl: stripe.url };
  gk = await startProvider({ cards: stripeCards(keys, clock) });
});

beforeEach(async () => {
  stripe.requests.length = 0;
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
async function newStripeCard() {
  const id = await newCard(gk, member.userId);
  const reference = { gatewayReference: "pm_1", gatewayCustomer: "cus_1" };
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
async function tell(type: string, id: string, secret = webhookSecret) {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object: { id } } });
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

  test("that was paid after its order was canceled gives the money back, once", async () => {
    const { data: order } = answerOf(await buy());
    const { id } = await openPage();
    answerOf(await member.client.cancelOrder({ params: { id: order.id } }));
    await gk.provider.settled();
    expect(stripe.requests.at(-1)).toMatchObject({ path: `/v1/checkout/sessions/${id}/expire` });
    stripe.pay(id);
    expect(await tell("checkout.session.completed", id)).toBe(200);
    expect(await status()).toBe(paymentStatus.canceled);
    expect(await plansOfChild()).toEqual([]);
    expect(stripe.requests.filter(({ path }) => path === "/v1/refunds")).toMatchObject([
      { parameters: { payment_intent: `pi_${id}` }, key: `refund-${id}` },
    ]);
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
  test("is charged off session under the process, so that Stripe charges once", async () => {
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
          off_session: "true",
          confirm: "true",
        },
      },
    ]);
  });

  test.each(["no", "only with the holder", "holder asked"] as const)(
    "of which the bank says %s is refused, and the order canceled",
    async (says) => {
      stripe.bank(says);
      expect(refusalOf(await buy(await newStripeCard()))).toMatchObject({ message: "declined" });
      expect(await status()).toBe(paymentStatus.canceled);
    },
  );

  test("of which the bank says nothing yet leaves the order pending, and asking again does not charge again", async () => {
    const before = stripe.charges();
    stripe.bank("later");
    const card = await newStripeCard();
    expect(refusalOf(await buy(card))).toMatchObject({ httpStatus: 503, message: "transactionFailed" });
    const refused = await member.client.getPaymentStatus({ body: { process } });
    expect(refusalOf(refused)).toMatchObject({ message: "transactionFailed" });
    expect(new Set(stripe.requests.map(({ key }) => key))).toEqual(new Set([process]));
    expect(stripe.charges()).toBe(before);
  });
});
