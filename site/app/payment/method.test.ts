import { orderTypes } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { sayKeys } from "../words/testing.ts";
import { methodBrand, methodExpiry, methodName, orderMethod } from "./method.ts";
import { methodWith } from "./payment.fixture.ts";

const t = sayKeys();

describe("orderMethod", () => {
  it("T101: order types 1 and 2 are the app's stores, not the wallets of their makers", () => {
    expect(orderTypes.map((type) => orderMethod(t, type))).toEqual([
      { kind: "appleStore", name: "orders.type.apple" },
      { kind: "googleStore", name: "orders.type.google" },
      { kind: "card", name: "orders.type.card" },
      { kind: "tapngo", name: "orders.type.tapngo" },
      { kind: "octopus", name: "orders.type.octopus" },
    ]);
  });
});

describe("methodName", () => {
  it.each([
    ["a card", {}, 'paymentMethods.card.summary {"brand":"Visa","last4":"4242"}'],
    [
      "a card of a maker without a name here",
      { brand: "fpx" },
      'paymentMethods.card.summary {"brand":"payment.method.card","last4":"4242"}',
    ],
    ["a card without a maker", { brand: null, last4: null }, "payment.method.card"],
    [
      "a wallet",
      { kind: "apple_pay" },
      'paymentMethods.card.summary {"brand":"payment.method.applePay","last4":"4242"}',
    ],
    ["a wallet without digits", { kind: "google_pay", last4: null }, "payment.method.googlePay"],
    ["Tap & Go", { kind: "tapngo", brand: null, last4: null }, "payment.method.tapngo"],
  ] as const)("names %s", (_, differences, name) => expect(methodName(t, methodWith(differences))).toBe(name));

  it("gives the drawn card its maker", () =>
    expect(methodBrand(t, methodWith({ brand: "amex" }))).toBe("American Express"));
});

describe("T107: a card until December 2026", () => {
  const text = 'paymentMethods.card.expiry {"month":"12","year":"2026"}';
  it.each([
    ["2026-10-31", { isExpired: false, warns: false, text }],
    ["2026-11-01", { isExpired: false, warns: true, text: `${text} · paymentMethods.card.expiresSoon` }],
    ["2026-12-31", { isExpired: false, warns: true, text: `${text} · paymentMethods.card.expiresSoon` }],
    ["2027-01-01", { isExpired: true, warns: true, text: `${text} · paymentMethods.card.expired` }],
  ] as const)("on %s", (today, expiry) => expect(methodExpiry(t, methodWith(), today)).toEqual(expiry));

  it("writes the month with two digits", () =>
    expect(methodExpiry(t, methodWith({ exp_month: 8, exp_year: 2029 }), "2026-11-20").text).toBe(
      'paymentMethods.card.expiry {"month":"08","year":"2029"}',
    ));

  it("says nothing of a way to pay that never ends", () =>
    expect(methodExpiry(t, methodWith({ exp_month: null, exp_year: null }), "2026-11-20")).toEqual({
      isExpired: false,
      warns: false,
    }));
});
