import { describe, expect, it } from "vitest";
import { schoolType, schoolTypes, yearLevel, yearLevels, yearLevelsOf } from "./school.ts";

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
