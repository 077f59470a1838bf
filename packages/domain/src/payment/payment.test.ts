import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { defaultPaymentSchema, isCardValid, paymentMethodDeletionRefusal, tapAndGoSchema } from "./payment.ts";

describe("T107: card", () => {
  it.each([
    ["2026-10-31", true],
    ["2026-11-01", true],
    ["2026-11-30", true],
    ["2026-12-01", false],
    ["2027-01-01", false],
  ] as const)("that expires in November 2026 is valid on %s: %s", (today, valid) =>
    expect(isCardValid({ exp_month: 11, exp_year: 2026 }, today)).toBe(valid),
  );

  it("that expires in a month of one digit compares as a number", () => {
    expect(isCardValid({ exp_month: 9, exp_year: 2026 }, "2026-10-01")).toBe(false);
    expect(isCardValid({ exp_month: 2, exp_year: 2027 }, "2026-12-01")).toBe(true);
  });
});

describe("payment methods", () => {
  it.each([
    ["the only one", true, [], true, "paymentMethodLast"],
    ["one of two", true, [true], true, undefined],
    ["the only one that can be charged", true, [false, false], true, "paymentMethodLast"],
    ["an expired one beside a valid one", false, [true], true, undefined],
    ["an expired one beside another", false, [false], true, undefined],
    ["an expired one, alone", false, [], true, "paymentMethodLast"],
    ["the only one, where nothing renews", true, [], false, undefined],
  ] as const)("deleting %s", (_, isCharged, others, hasAutoRenew, refusal) =>
    expect(paymentMethodDeletionRefusal({ isCharged, others, hasAutoRenew })).toBe(refusal),
  );

  it("T95: names the default by its id", () => {
    expect(check(defaultPaymentSchema, { payment_id: "2" })).toEqual({ value: { payment_id: 2 } });
    expect(check(defaultPaymentSchema, {}).issues).toMatchObject([{ key: "subscription.paymentMethod.required" }]);
  });

  it("T83: names a Tap & Go payment in the spelling of the web API", () => {
    const body = { mer_trade_no: "GK1", recurrent_token: "abc" };
    expect(check(tapAndGoSchema, body)).toEqual({ value: body });
    expect(check(tapAndGoSchema, { merTradeNo: "GK1" }).issues).toMatchObject([{ field: "mer_trade_no" }]);
  });
});
