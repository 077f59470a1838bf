import { describe, expect, it } from "vitest";
import { orderType, paymentStatus, paymentStatuses } from "./order-code.ts";
import { canOrderBecome, orderExpiresAt } from "./order-state.ts";

describe("order", () => {
  const { pending, paid, finished, canceled, refunded } = paymentStatus;
  const allowed = [
    [pending, paid],
    [pending, canceled],
    [paid, finished],
    [paid, refunded],
    [finished, refunded],
    [canceled, refunded],
  ];

  it("T103: moves only as decided, which includes refunds", () => {
    const found = paymentStatuses.flatMap((from) =>
      paymentStatuses.filter((to) => canOrderBecome(from, to)).map((to) => [from, to]),
    );
    expect(found).toEqual(allowed);
  });

  const created = Date.UTC(2026, 10, 20);
  it.each([
    ["card", 30 * 60],
    ["tapAndGo", 30 * 60],
    ["octopus", 3 * 24 * 60 * 60],
    ["apple", 7 * 24 * 60 * 60],
    ["google", 7 * 24 * 60 * 60],
  ] as const)("cancels a pending %s order after %i seconds", (type, seconds) => {
    expect(orderExpiresAt(orderType[type], created)).toBe(created + seconds * 1000);
    expect(orderExpiresAt(orderType[type], new Date(created))).toBe(created + seconds * 1000);
  });
});
