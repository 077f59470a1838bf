import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SessionRequest } from "../checkout/card-gateway.ts";
import { keptLog } from "../testing/kept-log.ts";
import { startStripe, stripeSecretKey, type StripeServer } from "../testing/stripe/server.ts";
import { stripeCards } from "./cards.ts";

const clock = () => new Date("2026-11-20T04:00:00Z");

let stripe: StripeServer;
const { log } = keptLog();

beforeAll(async () => {
  stripe = await startStripe(clock);
});

beforeEach(() => {
  stripe.requests.length = 0;
});

afterAll(() => stripe.close());

const connect = () =>
  stripeCards({ secretKey: stripeSecretKey, apiUrl: stripe.url, webhookSecret: "whsec_gk" }, clock, log);

const page: SessionRequest = {
  process: "p-1",
  locale: "en-US",
  email: "ming@gk.example",
  purchase: { number: "GK-20261120-0001", name: "Elementary", amountCents: 9800 },
  successUrl: "https://gk.example/en-US/member/settings/payment/success?process=p-1",
  cancelUrl: "https://gk.example/en-US/member/settings/payment/cancelled?process=p-1",
};

describe("a payment on a page", () => {
  test("gives its money back once, however often it is asked to", async () => {
    const cards = connect();
    const { id } = await cards.openSession(page);
    stripe.pay(id);
    const before = stripe.refunds();
    const payment = { kind: "page", id, customer: null } as const;
    expect([await cards.refund(payment), await cards.refund(payment)]).toEqual(["refunded", "refunded"]);
    expect(stripe.refunds()).toBe(before + 1);
    const keysOfRefunds = stripe.requests.filter(({ path }) => path === "/v1/refunds").map(({ key }) => key);
    expect(keysOfRefunds).toEqual([`refund-${id}`, `refund-${id}`]);
  });

  test("gives no money back twice after its key is forgotten", async () => {
    const cards = connect();
    const { id } = await cards.openSession(page);
    stripe.pay(id);
    const before = stripe.refunds();
    await cards.refund({ kind: "page", id, customer: null });
    stripe.forget();
    expect(await cards.refund({ kind: "page", id, customer: null })).toBe("refunded");
    expect(stripe.refunds()).toBe(before + 1);
  });

  describe("whose bank takes the refund later", () => {
    const refundOfAPage = async () => {
      const cards = connect();
      const { id } = await cards.openSession(page);
      stripe.pay(id);
      stripe.refundsCome("later");
      const ask = () => cards.refund({ kind: "page", id, customer: null });
      expect([await ask(), await ask()]).toEqual(["unknown", "unknown"]);
      return ask;
    };
    afterEach(() => stripe.refundsCome("at once"));

    test("has it back when the bank says so", async () => {
      const before = stripe.refunds();
      const ask = await refundOfAPage();
      stripe.settleRefunds("yes");
      expect(await ask()).toBe("refunded");
      expect(stripe.refunds()).toBe(before + 1);
    });

    test("has it back when the bank says so after the key is forgotten", async () => {
      const ask = await refundOfAPage();
      stripe.forget();
      expect(await ask()).toBe("unknown");
      stripe.settleRefunds("yes");
      expect(await ask()).toBe("refunded");
    });

    test("is given it once more when the bank could not take it, after the key is forgotten", async () => {
      const ask = await refundOfAPage();
      stripe.settleRefunds("no");
      expect(await ask()).toBe("unknown");
      stripe.forget();
      stripe.refundsCome("at once");
      expect(await ask()).toBe("refunded");
    });
  });
});
