import { missionCategory, slugOf } from "@gk/domain";
import type { MissionFlowerProps } from "@gk/ui/mission-flower";
import type { Performance } from "@gk/web";

/** Whether there is anything to show: an app that was never synced has told nothing. */
export const hasBegun = ({ missions, stars, silver_stars, recent_missions = [] }: Performance) =>
  missions.length > 0 || recent_missions.length > 0 || stars > 0 || silver_stars > 0;

/** How many missions of each area were completed, in all months. */
export function completedByArea({ missions }: Pick<Performance, "missions">): MissionFlowerProps["completed"] {
  const completed = { conduct: 0, courtesy: 0, benevolence: 0, respect: 0, relationships: 0 };
  for (const { category, completed: count } of missions) completed[slugOf(missionCategory, category)] += count;
  return completed;
}

/** The months on record, at most the last twelve, in order of time. */
export const monthsOf = ({ missions }: Pick<Performance, "missions">): string[] =>
  [...new Set(missions.map(({ month }) => month))].toSorted().slice(-12);

/** How many missions of an area were completed in each month. */
export function completedByMonth(
  { missions }: Pick<Performance, "missions">,
  area: keyof typeof missionCategory,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { month, category, completed } of missions) {
    if (category === missionCategory[area]) sums[month] = (sums[month] ?? 0) + completed;
  }
  return sums;
}
