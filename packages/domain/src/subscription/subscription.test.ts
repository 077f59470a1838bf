import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderType } from "../order/order-code.ts";
import { check } from "../issue/check.ts";
import { childStatus, freeTrialEnd, isFreeTrialActive } from "./child-status.ts";
import { paymentStatusSchema, purchaseFormSchema, purchaseRefusal, purchaseSchema } from "./purchase.ts";
import { canAutoRenew, nextRetryDay, periodEnd, quote, type SubscriptionState, subscriptionStatus } from "./renewal.ts";

describe("T82: free trial", () => {
  const end = "2026-11-29T12:00:00+08:00";
  const endMs = Date.UTC(2026, 10, 29, 4);

  it.each([
    ["a moment before", endMs - 1, true],
    ["at the moment", endMs, false],
    ["a moment after", endMs + 1, false],
  ])("%s of its end", (_, now, active) => expect(isFreeTrialActive(end, now)).toBe(active));

  it("ends as its day begins in Hong Kong when only a day is given", () => {
    const midnight = Date.UTC(2026, 10, 28, 16);
    expect(isFreeTrialActive("2026-11-29", new Date(midnight - 1))).toBe(true);
    expect(isFreeTrialActive("2026-11-29", new Date(midnight))).toBe(false);
  });

  it.each([null, "", "soon"])("is none when its end is %j", (none) => expect(isFreeTrialActive(none, 0)).toBe(false));
  it("lasts 14 days from registration", () => expect(freeTrialEnd("2026-11-20")).toBe("2026-12-04"));
});

describe("T105: child status", () => {
  const now = Date.UTC(2026, 10, 20);
  it.each([
    [true, "2026-11-29", "upgraded"],
    [true, null, "upgraded"],
    [false, "2026-11-29", "freeTrial"],
    [false, "2026-11-20", "notUpgraded"],
    [false, null, "notUpgraded"],
  ])("premium %s with a trial until %s is %s", (isPremium, freeTrailFinishedAt, status) =>
    expect(childStatus({ isPremium, freeTrailFinishedAt, now })).toBe(status),
  );
});

describe("auto-renew", () => {
  it.each([
    ["card", true, true],
    ["tapAndGo", true, true],
    ["octopus", true, false],
    ["apple", true, false],
    ["google", true, false],
    ["card", false, false],
  ] as const)("by %s where the plan's support is %s: %s", (type, supportsAutoRenew, possible) =>
    expect(canAutoRenew({ supportsAutoRenew, orderType: orderType[type] })).toBe(possible),
  );
});

describe("period", () => {
  it.each([
    ["2026-01-31", 1, 1, "2026-02-28"],
    ["2026-01-31", 1, 2, "2026-03-31"],
    ["2028-01-31", 1, 1, "2028-02-29"],
    ["2026-11-30", 3, 1, "2027-02-28"],
    ["2028-02-29", 12, 1, "2029-02-28"],
    ["2026-09-10", 3, 1, "2026-12-10"],
  ] as const)("from %s, %i months, %i times, ends on %s", (start, months, periods, end) =>
    expect(periodEnd(start, months, periods)).toBe(end),
  );
});

describe("the next try of a renewal that failed", () => {
  it.each([
    ["2026-12-10", "2026-12-11"],
    ["2026-12-11", "2026-12-13"],
    ["2026-12-12", "2026-12-13"],
    ["2026-12-13", "2026-12-15"],
    ["2026-12-14", "2026-12-15"],
    ["2026-12-15", undefined],
    ["2026-12-20", undefined],
  ] as const)("on %s is on %s", (today, next) => expect(nextRetryDay("2026-12-10", today)).toBe(next));
});

describe("subscription status", () => {
  const running: SubscriptionState = { isPaid: true, endsOn: "2026-12-10", autoRenew: true, hasFailedRenewal: false };
  it.each<[string, Partial<SubscriptionState>, `${number}-${number}-${number}`, string]>([
    ["unpaid", { isPaid: false }, "2026-11-20", "pending"],
    ["renewing", {}, "2026-12-10", "active"],
    ["not renewing", { autoRenew: false }, "2026-12-10", "ending"],
    ["over", { autoRenew: false }, "2026-12-11", "expired"],
    ["with a failed renewal", { hasFailedRenewal: true }, "2026-12-15", "pastDue"],
    ["with every renewal failed", { hasFailedRenewal: true }, "2026-12-16", "expired"],
  ])("%s", (_, change, today, status) => expect(subscriptionStatus({ ...running, ...change }, today)).toBe(status));
});

describe("quote", () => {
  const beginner = { price_cents: 9800, months: 1, supports_auto_renew: true };
  const today = "2026-11-20";

  it("discounts the first period only", () => {
    expect(
      quote({ plan: beginner, orderType: orderType.card, promotionCode: { discount_cents: 5000 }, today }),
    ).toEqual({
      chargeCents: 4800,
      discountCents: 5000,
      startsOn: "2026-11-20",
      endsOn: "2026-12-20",
      autoRenew: true,
      nextBillOn: "2026-12-20",
      nextChargeCents: 9800,
    });
  });

  it("has no next charge without auto-renew", () => {
    expect(quote({ plan: beginner, orderType: orderType.octopus, today })).toMatchObject({
      chargeCents: 9800,
      discountCents: 0,
      autoRenew: false,
      nextBillOn: null,
      nextChargeCents: null,
    });
  });

  it("T100: adds up to the cent, and never charges less than HK$0.10", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 10_000_000 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (price, discount) => {
          const { chargeCents, discountCents } = quote({
            plan: { ...beginner, price_cents: price },
            orderType: orderType.card,
            promotionCode: { discount_cents: discount },
            today,
          });
          expect(chargeCents + discountCents).toBe(price);
          expect(chargeCents).toBeGreaterThanOrEqual(10);
        },
      ),
    );
  });
});

describe("purchase", () => {
  const process = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  const body = { plan_id: 1, payment_method: 3, process };
  const keys = (change: object) =>
    check(purchaseSchema, { ...body, ...change }).issues?.map(({ field, key }) => `${field}: ${key}`) ?? [];

  it.each([
    ["a new card", {}, {}],
    ["a saved card", { payment_id: "2" }, { payment_id: 2 }],
    ["a code in any case", { promotion_code: " new50 " }, { promotion_code: "NEW50" }],
    ["an empty code", { promotion_code: "" }, { promotion_code: undefined }],
    ["numbers as texts", { plan_id: "1", payment_method: "3" }, {}],
    ["a process in capitals", { process: process.toUpperCase() }, {}],
  ])("takes %s", (_, change, value) =>
    expect(check(purchaseSchema, { ...body, ...change })).toEqual({ value: { ...body, ...value } }),
  );

  it.each([
    ["no plan", { plan_id: undefined }, "plan_id: subscription.plan.required"],
    ["T65: a plan with a fraction", { plan_id: 1.5 }, "plan_id: subscription.plan.invalid"],
    ["no payment method", { payment_method: "" }, "payment_method: subscription.paymentMethod.required"],
    ["payment method 0", { payment_method: 0 }, "payment_method: subscription.paymentMethod.invalid"],
    ["payment method 6", { payment_method: 6 }, "payment_method: subscription.paymentMethod.invalid"],
    ["no process", { process: undefined }, "process: subscription.process.required"],
    ["a process that is no UUID", { process: "1" }, "process: subscription.process.required"],
  ])("refuses %s", (_, change, key) => expect(keys(change)).toEqual([key]));

  it("asks for the terms in the form and does not send them", () => {
    expect(check(purchaseFormSchema, body).issues).toMatchObject([
      { field: "terms", key: "subscription.terms.required" },
    ]);
    expect(check(purchaseFormSchema, { ...body, terms: "on" }).issues).toBeUndefined();
    expect(check(purchaseSchema, { ...body, terms: "on" }).value).not.toHaveProperty("terms");
  });

  it("asks for the outcome by process", () => {
    expect(check(paymentStatusSchema, { process }).issues).toBeUndefined();
    expect(check(paymentStatusSchema, {}).issues).toMatchObject([{ key: "subscription.process.required" }]);
  });

  it.each([
    [{ isUpgraded: false, openStorePurchase: null }, undefined],
    [{ isUpgraded: true, openStorePurchase: "ios" }, "alreadyUpgraded"],
    [{ isUpgraded: false, openStorePurchase: "ios" }, "storePurchase.ios"],
    [{ isUpgraded: false, openStorePurchase: "android" }, "storePurchase.android"],
  ] as const)("of %j", (child, refusal) => expect(purchaseRefusal(child)).toBe(refusal));
});
