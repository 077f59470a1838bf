import type { IsoDate } from "@gk/domain";
import { expect, it } from "vitest";
import { childWith, plan } from "../routes/member/children/child.fixture.ts";
import { sayKeys } from "../words/testing.ts";
import { expiryNews } from "./card-news.ts";
import { expiringCard } from "./expiring-card.ts";
import { methodWith } from "./payment.fixture.ts";

/** A child whose plan renews, paid by the card that is valid until the end of 2026. */
const childUntil = (next_bill_on: IsoDate | null, differences = {}) =>
  childWith({ subscription: { ...plan, next_bill_on, payment_method: methodWith(), ...differences } });

it.each([
  ["2026-12-31", false],
  ["2027-01-01", true],
  ["2027-01-31", true],
  [null, false],
] as const)("a card until December 2026 has expired by a charge on %s: %s", (nextBillOn, expires) =>
  expect(expiringCard(childUntil(nextBillOn)) !== undefined).toBe(expires),
);

it.each([
  ["without a plan", childWith()],
  ["whose renewal has failed already", childUntil("2027-01-01", { status: "pastDue" })],
  ["whose card is gone", childUntil("2027-01-01", { payment_method: null })],
  [
    "whose wallet never ends",
    childUntil("2027-01-01", { payment_method: methodWith({ exp_month: null, exp_year: null }) }),
  ],
])("nothing is said of a child %s", (_, child) => expect(expiringCard(child)).toBeUndefined());

it("says which card, until when, and what it would have paid", () => {
  const expiring = expiringCard(childUntil("2027-01-10"));
  if (!expiring) throw new Error("The card expires.");
  expect(expiryNews(sayKeys(), expiring)).toBe(
    `paymentMethods.card.expiresBefore ${JSON.stringify({
      method: 'paymentMethods.card.summary {"brand":"Visa","last4":"4242"}',
      month: "December 2026",
      date: "10 January 2027",
      name: "Long Long",
    })}`,
  );
});
