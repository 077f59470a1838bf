import { describe, expect, it } from "vitest";
import { mayHaveMovedUp, schoolType, schoolTypes, yearLevel, yearLevels, yearLevelsOf } from "./school.ts";

describe("yearLevelsOf", () => {
  it.each([
    ["notYetAtSchool", [yearLevel.notApplicable]],
    ["nurseryPlaygroup", [yearLevel.preN]],
    ["kindergartenPrivate", [yearLevel.k1, yearLevel.k2, yearLevel.k3]],
    ["primaryDss", [yearLevel.p1, yearLevel.p2, yearLevel.p3, yearLevel.p4, yearLevel.p5, yearLevel.p6]],
    ["special", yearLevels],
    ["homeSchooling", yearLevels],
  ] as const)("offers for %s the grades that fit", (type, levels) => {
    expect(yearLevelsOf(schoolType[type])).toEqual(levels);
  });

  it("offers at least one grade for every kind of school", () => {
    for (const type of schoolTypes) expect(yearLevelsOf(type)).not.toHaveLength(0);
  });
});

describe("mayHaveMovedUp (decision 129)", () => {
  const child = { year_level: yearLevel.p2, date_of_birth: "2019-04-18" } as const;
  it.each([
    ["2027-08-31", false],
    ["2027-09-01", true],
    ["2027-09-30", true],
    ["2027-10-01", false],
  ] as const)("asks in September only, here on %s: %s", (today, asks) =>
    expect(mayHaveMovedUp(child, today)).toBe(asks),
  );

  it.each([
    ["p2", "2019-12-31", true],
    ["p3", "2019-01-01", false],
    ["p4", "2019-04-18", false],
    ["preN", "2024-06-01", true],
    ["k1", "2024-06-01", false],
    ["p6", "2010-06-01", false],
    ["notApplicable", "2019-04-18", false],
  ] as const)("asks of %s whether it is still right for a child born on %s: %s", (level, date_of_birth, asks) =>
    expect(mayHaveMovedUp({ year_level: yearLevel[level], date_of_birth }, "2027-09-01")).toBe(asks),
  );
});
