import { paymentStatuses } from "@gk/domain";
import { expect, it } from "vitest";
import { isPaid, octopusOrder, octopusQuery, octopusWaitMs, stillWaiting } from "./octopus.ts";
import { orderWith } from "./payment.fixture.ts";

const process = "9f9a1bd8-4d6c-4e0e-8f62-9a3ed5e8c1ab";
const waiting = orderWith({
  type: 5,
  payment_status: 0,
  paid_at: null,
  next_step: { kind: "octopus", payment_url: "https://octopus.example/7", process },
});

it("an order waits for Octopus only while the provider says so", () => {
  expect(octopusOrder(waiting)).toBe(waiting);
  expect(octopusOrder(orderWith({ ...waiting, next_step: { kind: "card" } }))).toBeUndefined();
  expect(octopusOrder(orderWith({ ...waiting, next_step: null }))).toBeUndefined();
  expect(octopusOrder(null)).toBeUndefined();
});

it("is asked about by its attempt, and again when somebody comes back to the tab", () => {
  const order = octopusOrder(waiting);
  if (!order) throw new Error("The order waits.");
  expect(octopusQuery(order)).toMatchObject({
    call: "getPaymentStatus",
    request: { body: { process } },
    options: { revalidateOnFocus: true },
  });
  expect(stillWaiting(order).data).toEqual({ order_id: 7, payment_status: 0 });
});

it("is asked quickly at first, and slowly for the three days that it may wait", () => {
  let first = 0;
  for (let times = 0; times < 60; times += 1) first += octopusWaitMs(times);
  expect(first).toBe(5 * 60_000);
  expect(octopusWaitMs(60)).toBe(60_000);
  expect(octopusWaitMs(4000)).toBe(60_000);
});

it("is paid from the moment the money is there", () => {
  expect(paymentStatuses.filter(isPaid)).toEqual([1, 2]);
});
