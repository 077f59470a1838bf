import type { Performance } from "@gk/web";
import { expect, it } from "vitest";
import { completedByArea, completedByMonth, hasBegun, monthsOf } from "./counts.ts";
import { nothing } from "./performance.fixture.ts";

it.each([
  [{}, false],
  [{ recent_missions: [] }, false],
  [{ stars: 1 }, true],
  [{ silver_stars: 1 }, true],
  [{ missions: [{ month: "2026-10", category: 1, completed: 1 }] }, true],
  [{ recent_missions: [{ id: 1, category: 1, name: "Knock first", state: "sent" }] }, true],
] satisfies [Partial<Performance>, boolean][])("a child with %j has begun: %s", (change, begun) =>
  expect(hasBegun({ ...nothing, ...change })).toBe(begun),
);

it("adds up the missions of an area over the months", () => {
  const missions: Performance["missions"] = [
    { month: "2026-09", category: 1, completed: 4 },
    { month: "2026-10", category: 1, completed: 6 },
    { month: "2026-10", category: 5, completed: 2 },
  ];
  expect(completedByArea({ missions })).toEqual({
    conduct: 10,
    courtesy: 0,
    benevolence: 0,
    respect: 0,
    relationships: 2,
  });
});

it("tells the last twelve months in order, and what was completed in each", () => {
  const months = Array.from(
    { length: 13 },
    (_, index) => `${2025 + Math.floor((index + 9) / 12)}-${String(((index + 9) % 12) + 1).padStart(2, "0")}`,
  );
  const missions = months.toReversed().flatMap((month, index) => [
    { month, category: 1 as const, completed: index },
    { month, category: 2 as const, completed: 1 },
  ]);
  expect(monthsOf({ missions })).toEqual(months.slice(1));
  expect(completedByMonth({ missions }, "conduct")["2026-10"]).toBe(0);
  expect(completedByMonth({ missions }, "conduct")["2026-09"]).toBe(1);
});

it("adds up what is told of a month and an area more than once", () => {
  const missions: Performance["missions"] = [
    { month: "2026-10", category: 1, completed: 6 },
    { month: "2026-10", category: 1, completed: 2 },
  ];
  expect(completedByMonth({ missions }, "conduct")).toEqual({ "2026-10": 8 });
});
