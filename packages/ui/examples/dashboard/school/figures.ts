import type { DateRange } from "@gk/ui/date-range-field";
import { classes, type SchoolClass } from "./data.ts";

export type ClassFigures = Omit<SchoolClass, "weeks"> & { missions: number; perPupil: number };

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? "");

/** The days in the address; one that is missing or no day is open. */
export const rangeIn = ({ days_from: from, days_to: to }: Partial<Record<string, string>>): DateRange => ({
  from: isDay(from) ? from : "",
  to: isDay(to) ? to : "",
});

/** What each class has done in the weeks that begin within these days. */
export function figuresOf({ from, to }: DateRange): ClassFigures[] {
  return classes.map(({ weeks, ...one }) => {
    const missions = weeks
      .filter(({ monday }) => (from === "" || monday >= from) && (to === "" || monday <= to))
      .reduce((sum, week) => sum + week.missions, 0);
    return { ...one, missions, perPupil: Math.round((missions / one.pupils) * 10) / 10 };
  });
}

/** The sum of one figure over all classes. */
export const sumOf = (figures: readonly ClassFigures[], figure: "missions" | "pupils" | "waiting"): number =>
  figures.reduce((sum, one) => sum + one[figure], 0);
