import { describe, expect, it } from "vitest";
import { childWith } from "../children/child.fixture.ts";
import { activitiesQuery, activityId, activityQuery, inOrder, joinedActivities, standingOf } from "./activities.ts";
import { activityWith } from "./activity.fixture.ts";

describe("decision 26: how a child stands with an activity", () => {
  const joined = { activity_ids: [3] };
  it.each([
    ["open", "2026-12-20", {}, {}],
    ["open", "2026-11-20", { premium_only: true }, { is_premium: true }],
    ["open", "2026-11-20", { joined: 499 }, {}],
    ["joined", "2026-11-20", {}, joined],
    ["joined", "2026-11-20", { joined: 500, status: "full" }, joined],
    ["joined", "2027-01-01", { status: "ended" }, joined],
    ["premiumOnly", "2026-11-20", { premium_only: true }, {}],
    ["shut", "2026-11-20", { premium_only: true, joined: 500, status: "full" }, {}],
    ["shut", "2026-11-20", { joined: 500, status: "full" }, {}],
    ["shut", "2026-12-21", { status: "closed" }, {}],
    ["shut", "2027-01-01", { status: "ended" }, {}],
    ["shut", "2026-11-20", { status: "upcoming" }, {}],
    // The page may be older than its day.
    ["shut", "2026-12-21", {}, {}],
  ] as const)("is %s on %s", (standing, today, activity, child) =>
    expect(standingOf(activityWith(activity), childWith({ ...child }), today)).toBe(standing),
  );
});

const activities = [
  activityWith({ id: 1, starts_on: "2026-02-07", status: "ended" }),
  activityWith({ id: 4, starts_on: "2026-12-19", status: "full" }),
  activityWith({ id: 2, starts_on: "2026-09-01", status: "ended" }),
  activityWith({ id: 3 }),
];

it("shows the next activity first, and of what is over the latest", () => {
  const { coming, past } = inOrder(activities);
  expect([coming, past].map((list) => list.map(({ id }) => id))).toEqual([
    [3, 4],
    [2, 1],
  ]);
});

it("knows what the family has joined, and forgets what is over", () => {
  const family = [childWith({ activity_ids: [2, 4] }), childWith({ id: 202, activity_ids: [4] })];
  expect(joinedActivities(activities, family).map(({ id }) => id)).toEqual([4]);
  expect(joinedActivities(activities, [])).toEqual([]);
});

it.each(["2147483648", "0", "-1", "x", "", undefined])("is no page for %j", (text) =>
  expect(() => activityId({ activityId: text })).toThrow(expect.objectContaining({ init: { status: 404 } })),
);

it("keeps HTML from the page, and sees what others have joined meanwhile", () => {
  const answer = { status: 1 as const, data: { ...activityWith(), description: "<p>", how_to: ["<b>"] } };
  expect(activityQuery(3).options.select?.(answer)).toEqual(activityWith());
  expect([activitiesQuery, activityQuery(3)].map(({ options }) => options.revalidateOnFocus)).toEqual([true, true]);
});
