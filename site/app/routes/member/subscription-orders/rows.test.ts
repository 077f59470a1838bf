import { paymentStatuses } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { orderWith } from "../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../words/testing.ts";
import { orderRow } from "./rows.ts";

const t = sayKeys();
const visa = 'paymentMethods.card.summary {"brand":"Visa","last4":"4242"}';

describe("orderRow", () => {
  it("T102: has all five states", () =>
    expect(paymentStatuses.map((payment_status) => orderRow(t, orderWith({ payment_status })).status)).toEqual([
      "pending",
      "paid",
      "finished",
      "canceled",
      "refunded",
    ]));

  it("calls a child as its family does (decision 153)", () => {
    const child = { id: 201, name: "Long Long", nickname: "Long" };
    expect(orderRow(t, orderWith({ child })).child).toBe("Long");
  });

  it.each([
    ["pending", { payment_status: 0 }, "orders.status.pending.body"],
    ["paid", { payment_status: 1 }, "orders.status.paid.body"],
    ["canceled", { payment_status: 3 }, "orders.status.canceled.body"],
    ["finished: its days", {}, 'common.dateRange {"start":"20 Nov 2026","end":"20 Feb 2027"}'],
    ["finished without days", { starts_on: null, ends_on: null }, "orders.status.finished.body"],
    [
      "T103: refunded, in spite of the no-refund rule",
      { payment_status: 4 },
      `orders.status.refunded.body ${JSON.stringify({ amount: "HK$218.00", method: visa })}`,
    ],
    [
      "refunded, and not paid by card",
      { payment_status: 4, type: 4, card: null },
      'orders.status.refunded.body {"amount":"HK$218.00","method":"orders.type.tapngo"}',
    ],
    ["pending in Apple's store", { payment_status: 0, type: 1 }, 'payment.store.ios {"name":"Long Long"}'],
    ["pending in Google's store", { payment_status: 0, type: 2 }, 'payment.store.android {"name":"Long Long"}'],
  ] as const)("explains one that is %s", (_, differences, note) =>
    expect(orderRow(t, orderWith(differences)).note).toBe(note),
  );

  it("decision 109: shows a wallet that paid as itself", () => {
    const card = { brand: "visa", last4: "4242" };
    expect(orderRow(t, orderWith({ card }))).toMatchObject({ method: "card", methodName: "orders.type.card" });
    expect(orderRow(t, orderWith({ card: { ...card, wallet: "apple_pay" } }))).toMatchObject({
      method: "applePay",
      methodName: "payment.method.applePay",
    });
  });

  it.each([
    ["zh-HK", "2026年11月20日"],
    ["en-US", "20 Nov 2026"],
  ] as const)("writes the Hong Kong day and what was charged in %s", (locale, date) => {
    const order = orderWith({ created_at: "2026-11-19T16:30:00Z", amount_cents: 123_450 });
    expect(orderRow(sayKeys(locale), order)).toMatchObject({ date, amount: "HK$1,234.50" });
  });
});
