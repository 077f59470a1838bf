import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Charge, SessionRequest } from "../checkout/card-gateway.ts";
import { keptLog } from "../testing/kept-log.ts";
import { startStripe, stripeSecretKey, type StripeServer, type Trouble } from "../testing/stripe/server.ts";
import { stripeCards } from "./cards.ts";
import type { StripeKeys } from "./client.ts";

const clock = () => new Date("2026-11-20T04:00:00Z");

let stripe: StripeServer;
const { log, lines } = keptLog();

beforeAll(async () => {
  stripe = await startStripe(clock);
});

beforeEach(() => {
  stripe.requests.length = 0;
  lines.length = 0;
  stripe.bank("yes");
});

afterAll(() => stripe.close());

const connect = (keys: Partial<StripeKeys> = {}) =>
  stripeCards({ secretKey: stripeSecretKey, apiUrl: stripe.url, webhookSecret: "whsec_gk", ...keys }, clock, log);

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
    expect(await cards.closeSession(id), "too late").toMatchObject({ status: "completed", card: { last4: "4242" } });

    const other = await cards.openSession({ ...page, purchase: undefined });
    expect(await cards.closeSession(other.id)).toEqual({ status: "canceled" });
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

  test("that only stores a card has no money to give back", async () => {
    const cards = connect();
    const { id } = await cards.openSession({ ...page, purchase: undefined });
    stripe.pay(id);
    expect(await cards.refund({ kind: "page", id, customer: null })).toBe("unknown");
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
    ["only with the holder", "holderAway"],
    ["holder asked", "holderAway"],
    ["later", "unknown"],
  ] as const)("of which the bank says %s is %s", async (says, outcome) => {
    stripe.bank(says);
    expect(await connect().charge(charge())).toBe(outcome);
  });

  test("that is forgotten can't be charged any more; forgetting it again is fine, and a failure is not", async () => {
    const cards = connect();
    await cards.forget?.("pm_gone");
    await cards.forget?.("pm_gone");
    const card = { last4: "4242", reference: "pm_gone", customer: "cus_1" };
    expect(await cards.charge(charge({ card }))).toBe("declined");
    stripe.fail("500", { times: 2 });
    await expect(cards.forget?.("pm_other")).rejects.toThrow("unknown error");
  });

  const holder = { locale: "en-US", returnUrl: "https://gk.example/en-US/back?process=p-1" } as const;

  test("whose holder is away is charged off session, and not where the bank wants them", async () => {
    stripe.bank("only with the holder");
    expect(await connect().charge(charge())).toBe("holderAway");
    const { parameters } = stripe.requests[0] ?? {};
    expect(parameters).toMatchObject({ off_session: "true", confirm: "true" });
    expect(parameters).not.toHaveProperty("return_url");
  });

  test("whose holder is there waits for them on the bank's page, which leads back, until they have decided", async () => {
    stripe.bank("only with the holder");
    const [approved, refused] = [charge({ holder }), charge({ holder })];
    const waiting = { confirmUrl: expect.stringContaining("https://hooks.stripe.example/") };
    expect(await connect().charge(approved)).toEqual(waiting);
    const { parameters } = stripe.requests[0] ?? {};
    expect(parameters).toMatchObject({ return_url: holder.returnUrl, confirm: "true" });
    expect(parameters).not.toHaveProperty("off_session");
    expect(await connect().charge(approved), "under the same key").toEqual(waiting);
    expect(await connect().findCharge(approved)).toEqual(waiting);
    stripe.holder("yes");
    expect(await connect().charge(approved)).toBe("paid");
    expect(await connect().charge(refused)).toEqual(waiting);
    stripe.holder("no");
    expect([await connect().charge(refused), await connect().findCharge(refused)]).toEqual(["declined", "declined"]);
  });

  test("that waits for its holder is ended, and surely takes nothing any more", async () => {
    stripe.bank("only with the holder");
    const before = stripe.charges();
    const same = charge({ holder });
    await connect().charge(same);
    expect(await connect().cancelCharge(same)).toBe("declined");
    stripe.holder("yes");
    expect([await connect().cancelCharge(same), await connect().charge(same)]).toEqual(["declined", "declined"]);
    expect(stripe.charges()).toBe(before);
  });

  test("that was confirmed is not ended: it is paid", async () => {
    stripe.bank("only with the holder");
    const same = charge({ holder });
    await connect().charge(same);
    stripe.holder("yes");
    expect(await connect().cancelCharge(same)).toBe("paid");
    expect(await connect().cancelCharge(charge())).toBe("none");
  });

  test.each([
    ["yes", "paid"],
    ["no", "declined"],
  ] as const)("of which the bank says %s in the end is %s under the same key", async (says, outcome) => {
    stripe.bank("later");
    const same = charge();
    expect(await connect().charge(same)).toBe("unknown");
    stripe.decide(says);
    expect(await connect().charge(same)).toBe(outcome);
    expect(await connect().findCharge(same)).toBe(outcome);
  });

  test("whose bank wanted the holder is found so later, too", async () => {
    stripe.bank("only with the holder");
    const same = charge();
    await connect().charge(same);
    expect(await connect().findCharge(same)).toBe("holderAway");
  });

  test("is charged once under a key", async () => {
    const before = stripe.charges();
    const same = charge();
    expect(await connect().charge(same)).toBe("paid");
    expect(await connect().charge(same)).toBe("paid");
    expect(stripe.charges()).toBe(before + 1);
    expect(await connect().charge({ ...same, amountCents: 400 }), "the key was used for something else").toBe(
      "unknown",
    );
    expect(stripe.charges()).toBe(before + 1);
  });

  test("gives its money back once", async () => {
    const same = charge();
    await connect().charge(same);
    const before = stripe.refunds();
    const payment = { kind: "charge", id: same.key, customer: "cus_1" } as const;
    expect([await connect().refund(payment), await connect().refund(payment)]).toEqual(["refunded", "refunded"]);
    expect(stripe.refunds()).toBe(before + 1);
    expect(await connect().refund({ ...payment, id: "never charged" })).toBe("unknown");
  });

  test("that Stripe does not know cannot be charged", async () => {
    const card = { last4: "4242", reference: null, customer: null };
    expect(await connect().charge(charge({ card }))).toBe("declined");
    expect(await connect().findCharge(charge({ card }))).toBe("none");
  });

  test("is found among all of its customer's charges, or surely not there", async () => {
    const card = { last4: "4242", reference: "pm_1", customer: "cus_many" };
    const first = charge({ card });
    await connect().charge(first);
    for (let more = 0; more < 101; more += 1) await connect().charge(charge({ card }));
    expect(await connect().findCharge(first)).toBe("paid");
    expect(await connect().findCharge(charge({ card }))).toBe("none");
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
    "%s for long leaves a charge unknown, and opens no page",
    async (trouble) => {
      stripe.fail(trouble, { times: 100 });
      const cards = connect({ timeoutMs: 50 });
      expect(await cards.charge(charge())).toBe("unknown");
      expect(await cards.findCharge(charge())).toBe("unknown");
      expect(await cards.cancelCharge(charge())).toBe("unknown");
      expect(await cards.refund({ kind: "page", id: "cs_1", customer: null })).toBe("unknown");
      await expect(cards.closeSession("cs_1")).rejects.toMatchObject(failed);
      await expect(cards.openSession(page)).rejects.toMatchObject(failed);
      await expect(cards.findSession("cs_1")).rejects.toMatchObject(failed);
      stripe.fail(trouble, { times: 0 });
    },
  );

  test("a failure that it repeats under the key does not hide that the money went", async () => {
    const before = stripe.charges();
    const same = charge();
    stripe.fail("500", { times: 2, isDone: true, isKept: true });
    expect(await connect().charge(same)).toBe("paid");
    expect(await connect().charge(same)).toBe("paid");
    expect(stripe.charges()).toBe(before + 1);
  });

  test("nobody at its address leaves a charge unknown too", async () => {
    expect(await connect({ apiUrl: "http://127.0.0.1:1" }).charge(charge())).toBe("unknown");
  });

  test("a secret key that it does not know says nothing of what was charged before, and is not told to anybody", async () => {
    const same = charge();
    await connect().charge(same);
    expect(await connect({ secretKey: "sk_test_wrong" }).charge(same)).toBe("unknown");
    await expect(connect({ secretKey: "sk_test_wrong" }).openSession(page)).rejects.toMatchObject(failed);
  });
});

describe("the log", () => {
  const line = { level: "error", msg: "Stripe does not say what came of a charge" };
  const told = () => JSON.stringify(lines);

  test.each([
    ["500", { kind: "StripeAPIError", httpStatus: 500 }],
    ["html", { kind: "StripeAPIError" }],
    ["silence", { kind: "StripeConnectionError" }],
    ["hangup", { kind: "StripeConnectionError" }],
  ] as const)("says once for each question why a charge is unknown: %s", async (trouble, failure) => {
    stripe.fail(trouble, { times: 100 });
    const cards = connect({ timeoutMs: 50 });
    const same = charge();
    const questions = [() => cards.charge(same), () => cards.findCharge(same), () => cards.cancelCharge(same)];
    for (const ask of questions) {
      lines.length = 0;
      expect(await ask()).toBe("unknown");
      expect(lines).toMatchObject([{ ...line, ...failure }]);
      expect(told()).not.toMatch(new RegExp(`4242|pm_1|cus_1|${same.key}|GK-2026|${stripeSecretKey}`));
    }
    stripe.fail(trouble, { times: 0 });
  });

  test("says that the secret key is not known, and not the key", async () => {
    expect(await connect({ secretKey: "sk_test_wrong" }).charge(charge())).toBe("unknown");
    expect(lines).toMatchObject([{ ...line, kind: "StripeAuthenticationError", httpStatus: 401 }]);
    expect(told()).not.toContain("sk_test");
  });

  test("says so of a failure that leaves no charge in the records, too", async () => {
    stripe.fail("500", { times: 2 });
    expect(await connect().charge(charge())).toBe("unknown");
    expect(lines).toMatchObject([{ ...line, kind: "StripeAPIError", httpStatus: 500 }]);
  });

  test.each(["yes", "no", "only with the holder", "later"] as const)(
    "is silent on a bank that says %s",
    async (says) => {
      stripe.bank(says);
      const same = charge();
      await connect().charge(same);
      await connect().findCharge(same);
      expect(lines).toEqual([]);
    },
  );

  test("is silent on a failure after which the records say what came of it", async () => {
    stripe.fail("500", { times: 2, isDone: true, isKept: true });
    expect(await connect().charge(charge())).toBe("paid");
    expect(lines).toEqual([]);
  });
});
