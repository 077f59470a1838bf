import type { Performance } from "@gk/web";

/** What a child has that has not begun. */
export const nothing: Performance = {
  missions: [],
  stars: 0,
  silver_stars: 0,
  badges: [],
  certificates: [],
  monthly_reports: [],
};
