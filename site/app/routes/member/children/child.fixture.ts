import type { Child, Subscription } from "@gk/web";

/** A plan that ends on 5 March 2027. */
export const plan: Subscription = {
  id: 901,
  plan: { id: 3, slug: "outstanding", name: "1 Year", period: "1 year", months: 12 },
  status: "active",
  started_on: "2026-03-05",
  ends_on: "2027-03-05",
  next_bill_on: null,
  charge_cents: null,
  renewal_cents: 88_800,
  auto_renew: false,
  supports_auto_renew: true,
  order_type: 3,
  payment_method: null,
  promotion_code: null,
  max_caregivers: 2,
};

/** A girl in P1 with an elder brother, as the provider describes her; `differences` make her another child. */
export const childWith = (differences: Partial<Child> = {}): Child => ({
  id: 201,
  name: "Long Long",
  nickname: null,
  gender: 2,
  date_of_birth: "2019-12-05",
  school_type: 7,
  year_level: 6,
  siblings: [1, 0, 0, 0],
  caregivers: [1, 2],
  area_id: 7,
  has_club_house: 1,
  has_pet: 0,
  transport: [1, 6],
  eca: [102],
  begin_score: 6,
  has_image: false,
  is_premium: false,
  has_prize: false,
  status: "notUpgraded",
  silver_stars: 4,
  prize_stage_id: null,
  subscription: null,
  caregiver_users: [],
  activity_ids: [],
  ...differences,
});
