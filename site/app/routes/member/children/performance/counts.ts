import { missionCategory } from "@gk/domain";
import type { MissionFlowerProps } from "@gk/ui/mission-flower";
import type { Performance } from "@gk/web";

/** Whether there is anything to show: an app that was never synced has told nothing. */
export const hasBegun = ({ missions, stars, silver_stars, recent_missions = [] }: Performance) =>
  missions.length > 0 || recent_missions.length > 0 || stars > 0 || silver_stars > 0;

/** The areas, in the order of the petals. */
export const areas = ["conduct", "courtesy", "benevolence", "respect", "relationships"] as const;

/** How many missions of each area were completed, in all months. */
export const completedByArea = ({ missions }: Pick<Performance, "missions">): MissionFlowerProps["completed"] => {
  const inArea = (area: number) =>
    missions.reduce((sum, { category, completed }) => (category === area ? sum + completed : sum), 0);
  return {
    conduct: inArea(missionCategory.conduct),
    courtesy: inArea(missionCategory.courtesy),
    benevolence: inArea(missionCategory.benevolence),
    respect: inArea(missionCategory.respect),
    relationships: inArea(missionCategory.relationships),
  };
};

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
