import { expect, it } from "vitest";
import { sayKeys } from "../words/testing.ts";
import { orderWith } from "./payment.fixture.ts";
import { receiptLines } from "./receipt.ts";

const details = (differences = {}) =>
  Object.fromEntries(
    receiptLines(sayKeys(), orderWith(differences), "Mom of Hei").map(({ id, detail }) => [id, detail]),
  );

it("adds up: the price less the discount is what was paid", () =>
  expect(details()).toMatchObject({ price: "HK$268.00", discount: "−HK$50.00", total: "HK$218.00" }));

it("shows what was really taken off where the charge was held at its minimum", () =>
  expect(details({ discount_cents: 26_800, amount_cents: 10 })).toMatchObject({
    discount: "−HK$267.90",
    total: "HK$0.10",
  }));

it("has no discount without a code", () =>
  expect(Object.keys(details({ promotion_code: null, amount_cents: 26_800 }))).toEqual([
    "number",
    "payer",
    "date",
    "item",
    "method",
    "total",
  ]));

it("names the card by its maker or wallet and last digits, and another way by its name", () => {
  expect(details()).toMatchObject({ method: 'paymentMethods.card.summary {"brand":"Visa","last4":"4242"}' });
  expect(details({ card: { brand: "visa", last4: "4242", wallet: "google_pay" } })).toMatchObject({
    method: 'paymentMethods.card.summary {"brand":"payment.method.googlePay","last4":"4242"}',
  });
  expect(details({ card: null, type: 5 })).toMatchObject({ method: "orders.type.octopus" });
});

it("says who paid", () => expect(details()).toMatchObject({ payer: "Mom of Hei" }));

it("is empty until the money is there", () => expect(details({ paid_at: null })).toEqual({}));
