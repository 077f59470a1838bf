import type { Order, PaymentMethod, Plan, PromotionCheck } from "@gk/web";

/** The plan of three months for HK$268.00, which renews; `differences` make it another plan. */
export const planWith = (differences: Partial<Plan> = {}): Plan => ({
  id: 2,
  slug: "elementary",
  name: "Elementary plan",
  period: "Three months",
  months: 3,
  tagline: "",
  description: "",
  price_cents: 26_800,
  list_price_cents: 29_400,
  supports_auto_renew: true,
  max_caregivers: 3,
  certificates: 3,
  voiceovers: 3,
  worksheets: 3,
  gift: null,
  highlight: false,
  features: [],
  ...differences,
});

/** The plan of a year for HK$888.00 with its gift, which does not renew. */
export const yearPlan = planWith({
  id: 3,
  slug: "outstanding",
  name: "Outstanding plan",
  period: "One year",
  months: 12,
  price_cents: 88_800,
  supports_auto_renew: false,
  gift: { name: "A box of books", value_cents: 50_000 },
  highlight: true,
});

/** NEW50 on the plan of three months. */
export const new50: PromotionCheck = {
  code: "NEW50",
  name: "New users",
  price_cents: 26_800,
  discount_cents: 5000,
  charge_cents: 21_800,
  next_charge_cents: 26_800,
  next_bill_on: "2027-02-20",
};

/** The default card, a Visa until December 2026; `differences` make it another way to pay. */
export const methodWith = (differences: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: 1,
  type: 3,
  kind: "card",
  brand: "visa",
  last4: "4242",
  exp_month: 12,
  exp_year: 2026,
  is_default: true,
  ...differences,
});

/** A purchase of three months with NEW50, paid by card and running; `differences` make it another one. */
export const orderWith = (differences: Partial<Order> = {}): Order => ({
  id: 7,
  number: "GK-20261120-0007",
  type: 3,
  payment_status: 2,
  child: { id: 201, name: "Long Long" },
  plan: { id: 2, slug: "elementary", name: "Elementary plan", period: "Three months", months: 3 },
  price_cents: 26_800,
  discount_cents: 5000,
  amount_cents: 21_800,
  promotion_code: "NEW50",
  card: { brand: "visa", last4: "4242" },
  created_at: "2026-11-20T20:14:00+08:00",
  paid_at: "2026-11-20T20:16:00+08:00",
  starts_on: "2026-11-20",
  ends_on: "2027-02-20",
  pay_by: null,
  next_step: null,
  ...differences,
});
