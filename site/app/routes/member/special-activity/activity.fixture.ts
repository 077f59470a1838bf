import type { ActivitySummary } from "@gk/web";

/** An activity of December 2026 that can be joined; `differences` make it another. */
export const activityWith = (differences: Partial<ActivitySummary> = {}): ActivitySummary => ({
  id: 3,
  slug: "family-kindness-december",
  title: "Kindness calendar",
  summary: "One kind thing a day.",
  starts_on: "2026-12-01",
  ends_on: "2026-12-31",
  join_by: "2026-12-20",
  quota: 500,
  joined: 187,
  status: "open",
  premium_only: false,
  illustration: "activity-kindness",
  ...differences,
});
