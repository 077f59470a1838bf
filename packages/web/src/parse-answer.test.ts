import { describe, expect, test } from "vitest";
import { parseAnswer } from "./parse-answer.ts";
import { refusalCodes } from "./refusal-codes.ts";

const plan = { id: 1, slug: "beginner", name: "Beginner plan", period: "One month", months: 1 };

const order = {
  id: 1,
  number: "GK-20260205-0001",
  type: 3,
  payment_status: 0,
  child: { id: 301, name: "Hei Hei" },
  plan,
  price_cents: 9800,
  discount_cents: 5000,
  amount_cents: 4800,
  promotion_code: "NEW50",
  card: null,
  created_at: "2026-02-05T20:14:00+08:00",
  paid_at: null,
  starts_on: null,
  ends_on: null,
  pay_by: "2026-02-05T20:44:00+08:00",
  next_step: { kind: "card" },
};

const childAnswer = (data: unknown) => ({ status: 1, status_code: 200, data });

describe("checking an answer", () => {
  test.each([
    ["a success", { status: 1 }],
    ["a refusal", { status: 0, message: "conflict" }],
    ["invalid input", { status: -1, errors: { email: ["email.taken"] } }],
    ["not found", { status: -2, message: "notFound" }],
    ["an invalid session", { status: -3 }],
    ["too many requests", { status: -4, message: "tooManyRequests", retry_after: 60 }],
    ["a promotion code's refusal", { status: 0, message: "promotionCode.expired" }],
  ])("accepts %s", (_, body) => {
    expect(parseAnswer("signOut", body)).toEqual(body);
  });

  test.each([
    ["no envelope", null],
    ["an unknown status", { status: 2 }],
    ["a status as text", { status: "1" }],
    ["a message that is no code", { status: 0, message: "Sorry, no." }],
    ["errors that are no lists", { status: -1, errors: { email: "email.taken" } }],
    ["an error page", "<!doctype html>"],
  ])("refuses %s", (_, body) => {
    expect(() => parseAnswer("signOut", body)).toThrow();
  });

  test("T78: asks for a status_code under /children", () => {
    expect(parseAnswer("getCurrentOrder", childAnswer(order))).toEqual(childAnswer(order));
    expect(parseAnswer("getCurrentOrder", childAnswer(null))).toEqual(childAnswer(null));
    expect(() => parseAnswer("getCurrentOrder", { status: 1, data: order })).toThrow();
  });

  test.each([0, 1, 2, 3, 4])("T102: knows payment status %i", (payment_status) => {
    const body = childAnswer({ ...order, payment_status });
    expect(parseAnswer("getCurrentOrder", body)).toEqual(body);
  });

  test.each([
    ["payment status 5", { payment_status: 5 }],
    ["order type 0", { type: 0 }],
    ["a fraction of a cent", { amount_cents: 0.5 }],
    ["a moment without an offset or a time", { created_at: "2026-02-05" }],
    ["T96: a Tap&Go step with a field missing", { next_step: { kind: "tapngo", fields: { appId: "x" } } }],
    ["an unknown next step", { next_step: { kind: "cash" } }],
  ])("refuses an order with %s", (_, part) => {
    expect(() => parseAnswer("getCurrentOrder", childAnswer({ ...order, ...part }))).toThrow();
  });

  test("T66: knows the days that there are", () => {
    const body = (starts_on: string) => childAnswer({ ...order, starts_on });
    expect(parseAnswer("getCurrentOrder", body("2026-02-28"))).toEqual(body("2026-02-28"));
    expect(() => parseAnswer("getCurrentOrder", body("2026-02-31"))).toThrow();
  });

  test("an image is a blob, or a refusal", () => {
    const image = new Blob(["x"], { type: "image/png" });
    expect(parseAnswer("getProfileImage", image)).toBe(image);
    expect(parseAnswer("getProfileImage", { status: -2, status_code: 404 })).toMatchObject({ status_code: 404 });
    expect(() => parseAnswer("getProfileImage", { status: 1 })).toThrow();
  });

  test("names each refusal once", () => {
    expect(new Set(refusalCodes).size).toBe(refusalCodes.length);
  });
});
