import type { IsoDate } from "@gk/domain";
import { describe, expect, test } from "vitest";
import {
  daysSinceSeed,
  monthsSinceSeed,
  shiftDays,
  shiftMonths,
  shiftTimeYears,
  shiftYears,
  yearsToLatestStart,
  yearsToOpenEnd,
} from "./shift.ts";

describe("an article moves to the year in which it was published last", () => {
  test.each<{ start: IsoDate; today: IsoDate; years: number }>([
    { start: "2026-11-16", today: "2026-11-20", years: 0 },
    { start: "2026-11-20", today: "2026-11-20", years: 0 },
    { start: "2026-11-21", today: "2026-11-20", years: -1 },
    { start: "2026-01-05", today: "2027-01-04", years: 0 },
    { start: "2026-01-05", today: "2027-01-05", years: 1 },
    { start: "2026-01-05", today: "2030-06-01", years: 4 },
  ])("$start on $today: $years", ({ start, today, years }) => {
    expect(yearsToLatestStart(start, today)).toBe(years);
  });
});

describe("activities move together so that the last can still be joined", () => {
  const ends: IsoDate[] = ["2026-02-28", "2026-12-20", "2026-12-12"];
  test.each<{ today: IsoDate; years: number }>([
    { today: "2026-11-20", years: 0 },
    { today: "2026-12-20", years: 0 },
    { today: "2026-12-21", years: 1 },
    { today: "2027-01-01", years: 1 },
    { today: "2028-12-20", years: 2 },
  ])("on $today: $years", ({ today, years }) => {
    expect(yearsToOpenEnd(ends, today)).toBe(years);
  });
});

test("whole years leave the day of a month alone", () => {
  expect(shiftYears("2026-01-24", 2)).toBe("2028-01-24");
});

describe("a time moves by whole years to the same day of the week", () => {
  test.each([
    [0, "2026-01-24"],
    [1, "2027-01-23"],
    [2, "2028-01-22"],
    [3, "2029-01-27"],
    [-1, "2025-01-25"],
  ])("by %i: %s", (years, day) => {
    expect(shiftTimeYears("2026-01-24T10:30:00+08:00", years)).toEqual(new Date(`${day}T10:30:00+08:00`));
  });
});

test("days count from the day on which the seed was written", () => {
  expect(daysSinceSeed("2026-11-20")).toBe(0);
  expect(daysSinceSeed("2026-12-01")).toBe(11);
  expect(shiftDays("2026-12-25", 11)).toBe("2027-01-05");
});

test("months are whole, and go over the end of a year", () => {
  expect(monthsSinceSeed("2026-12-19")).toBe(0);
  expect(monthsSinceSeed("2026-12-20")).toBe(1);
  expect(shiftMonths("2026-10", 3)).toBe("2027-01");
  expect(shiftMonths("2026-10", 2)).toBe("2026-12");
});
