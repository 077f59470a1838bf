import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Charge, SessionRequest } from "../checkout/card-gateway.ts";
import { startStripe, stripeSecretKey, type StripeServer, type Trouble } from "../testing/stripe/server.ts";
import { stripeCards } from "./cards.ts";
import type { StripeKeys } from "./client.ts";

const clock = () => new Date("2026-11-20T04:00:00Z");

let stripe: StripeServer;

beforeAll(async () => {
  stripe = await startStripe(clock);
});

beforeEach(() => {
  stripe.requests.length = 0;
  stripe.bank("yes");
});

afterAll(() => stripe.close());

const connect = (keys: Partial<StripeKeys> = {}) =>
  stripeCards({ secretKey: stripeSecretKey, apiUrl: stripe.url, webhookSecret: "whsec_gk", ...keys }, clock);

const page: SessionRequest = {
  process: "p-1",
  locale: "en-US",
  email: "ming+1@gk.example",
  purchase: { number: "GK-20261120-0001", name: "進階計劃 & 更多", amountCents: 9800 },
  successUrl: "https://gk.example/en-US/member/settings/payment/success?process=p-1&x=[1]",
  cancelUrl: "https://gk.example/en-US/member/settings/payment/cancelled?process=p-1",
};

let keys = 0;
const charge = (more: Partial<Charge> = {}): Charge => ({
  card: { last4: "4242", reference: "pm_1", customer: "cus_1" },
  amountCents: 9800,
  description: "GK-20261120-0001 Elementary",
  key: `key ${(keys += 1)}`,
  ...more,
});

const failed = { httpStatus: 503, body: { message: "transactionFailed" } };

describe("a page", () => {
  test("is asked for in a form, whatever signs its texts have", async () => {
    await connect().openSession(page);
    expect(stripe.requests[0]?.parameters).toEqual({
      mode: "payment",
      locale: "en",
      client_reference_id: "p-1",
      customer_email: "ming+1@gk.example",
      customer_creation: "always",
      success_url: page.successUrl,
      cancel_url: page.cancelUrl,
      expires_at: String(clock().getTime() / 1000 + 30 * 60 + 30),
      "allowed_payment_method_types[0]": "card",
      "line_items[0][quantity]": "1",
      "line_items[0][price_data][currency]": "hkd",
      "line_items[0][price_data][unit_amount]": "9800",
      "line_items[0][price_data][product_data][name]": "進階計劃 & 更多",
      "payment_intent_data[description]": "GK-20261120-0001",
      "payment_intent_data[setup_future_usage]": "off_session",
    });
  });

  test("is open, then completed with its card, or over once it is closed", async () => {
    const cards = connect();
    const { id } = await cards.openSession(page);
    expect(await cards.findSession(id)).toEqual({ status: "open" });
    stripe.pay(id);
    expect(await cards.findSession(id)).toEqual({
      status: "completed",
      card: {
        kind: "apple_pay",
        brand: "visa",
        last4: "4242",
        expMonth: 8,
        expYear: 2030,
        reference: `pm_${id}`,
        customer: "cus_1",
      },
    });
    await expect(cards.closeSession(id), "too late is no failure").resolves.toBeUndefined();

    const other = await cards.openSession({ ...page, purchase: undefined });
    await cards.closeSession(other.id);
    expect(await cards.findSession(other.id)).toEqual({ status: "canceled" });
  });

  test("that waits for the bank is as good as open", async () => {
    const cards = connect();
    const { id } = await cards.openSession(page);
    stripe.pay(id, "later");
    expect(await cards.findSession(id)).toEqual({ status: "open" });
    stripe.pay(id);
    expect(await cards.findSession(id)).toMatchObject({ status: "completed" });
  });

  test("gives its money back once, however often it is asked to", async () => {
    const cards = connect();
    const { id } = await cards.openSession(page);
    stripe.pay(id);
    await cards.refundSession(id);
    await cards.refundSession(id);
    const keysOfRefunds = stripe.requests.filter(({ path }) => path === "/v1/refunds").map(({ key }) => key);
    expect(keysOfRefunds).toEqual([`refund-${id}`, `refund-${id}`]);
  });

  test("that only stores a card has no money to give back", async () => {
    const cards = connect();
    const { id } = await cards.openSession({ ...page, purchase: undefined });
    stripe.pay(id);
    await cards.refundSession(id);
    expect(stripe.requests.map(({ path }) => path)).not.toContain("/v1/refunds");
  });

  test("that is unknown, and an amount that is too small, are payments that did not go through", async () => {
    await expect(connect().findSession("cs_unknown")).rejects.toMatchObject(failed);
    const purchase = { number: "1", name: "1", amountCents: 399 };
    await expect(connect().openSession({ ...page, purchase })).rejects.toMatchObject(failed);
  });
});

describe("a kept card", () => {
  test.each([
    ["yes", "paid"],
    ["no", "declined"],
    ["only with the holder", "declined"],
    ["holder asked", "declined"],
  ] as const)("of which the bank says %s is %s", async (says, outcome) => {
    stripe.bank(says);
    expect(await connect().charge(charge())).toBe(outcome);
  });

  test("of which the bank says nothing yet is neither paid nor declined", async () => {
    stripe.bank("later");
    await expect(connect().charge(charge())).rejects.toMatchObject(failed);
  });

  test("is charged once under a key", async () => {
    const before = stripe.charges();
    const same = charge();
    expect(await connect().charge(same)).toBe("paid");
    expect(await connect().charge(same)).toBe("paid");
    expect(stripe.charges()).toBe(before + 1);
    await expect(connect().charge({ ...same, amountCents: 400 })).rejects.toMatchObject(failed);
    expect(stripe.charges()).toBe(before + 1);
  });

  test("that Stripe does not know cannot be charged", async () => {
    const card = { last4: "4242", reference: null, customer: null };
    await expect(connect().charge(charge({ card }))).rejects.toMatchObject(failed);
  });
});

describe("when Stripe is in trouble", () => {
  test.each(["500", "silence", "hangup"] as const)(
    "%s once after the money went is asked again under the same key, and takes it once",
    async (trouble) => {
      const before = stripe.charges();
      stripe.fail(trouble, { times: 1, isDone: true });
      expect(await connect({ timeoutMs: 3000 }).charge(charge())).toBe("paid");
      expect(stripe.requests).toHaveLength(2);
      expect(stripe.charges()).toBe(before + 1);
    },
  );

  test.each<Trouble>(["500", "html", "silence", "hangup"])(
    "%s for long is a payment that did not go through",
    async (trouble) => {
      stripe.fail(trouble, { times: 10 });
      const cards = connect({ timeoutMs: 50 });
      await expect(cards.charge(charge())).rejects.toMatchObject(failed);
      await expect(cards.openSession(page)).rejects.toMatchObject(failed);
      await expect(cards.findSession("cs_1")).rejects.toMatchObject(failed);
      stripe.fail(trouble, { times: 0 });
    },
  );

  test("nobody at its address is too", async () => {
    await expect(connect({ apiUrl: "http://127.0.0.1:1" }).charge(charge())).rejects.toMatchObject(failed);
  });

  test("so is a secret key that it does not know, which is not told to anybody", async () => {
    await expect(connect({ secretKey: "sk_test_wrong" }).openSession(page)).rejects.toMatchObject(failed);
  });
});
