import { expect, it } from "vitest";
import { orderWith } from "../../../../payment/payment.fixture.ts";
import { obstacleOf } from "./obstacle.ts";

const pending = { payment_status: 0, paid_at: null, starts_on: null, ends_on: null } as const;

it.each([
  ["nothing stands before a purchase", false, null, undefined],
  ["a plan that runs", true, null, "upgraded"],
  ["a plan that runs, before an order", true, orderWith(pending), "upgraded"],
  ["an order that is not paid", false, orderWith(pending), "pending"],
  ["an order of which it is unknown whether it is paid", false, orderWith({ ...pending, checking: true }), "checking"],
  [
    "an order whose payer is to confirm its charge",
    false,
    orderWith({ ...pending, checking: true, next_step: { kind: "confirmation", url: "https://bank.example/" } }),
    "pending",
  ],
  ["an order by Octopus", false, orderWith({ ...pending, type: 5 }), "pending"],
  ["a purchase in Apple's store", false, orderWith({ ...pending, type: 1 }), "store"],
  ["a purchase in Google's store", false, orderWith({ ...pending, type: 2 }), "store"],
] as const)("%s", (_, is_premium, order, kind) => expect(obstacleOf({ is_premium }, order)?.kind).toBe(kind));

it("names the app in which a store's purchase was begun", () => {
  expect(obstacleOf({ is_premium: false }, orderWith({ type: 1 }))).toMatchObject({ store: "ios" });
  expect(obstacleOf({ is_premium: false }, orderWith({ type: 2 }))).toMatchObject({ store: "android" });
});
