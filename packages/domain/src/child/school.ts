import { type CodeOf, codesOf } from "../code/code.ts";
import { dateParts, type IsoDate } from "../date/iso-date.ts";

/**
 * Kinds of school, worded by `option.school_type.*`.
 * @source decision 18
 */
export const schoolType = {
  notYetAtSchool: 1,
  nurseryPlaygroup: 2,
  kindergartenScheme: 3,
  kindergartenPrivate: 4,
  kindergartenInternational: 5,
  primaryGovernment: 6,
  primaryAided: 7,
  primaryDss: 8,
  primaryPrivate: 9,
  primaryEsf: 10,
  primaryInternational: 11,
  special: 12,
  homeSchooling: 13,
  other: 14,
} as const;

/** The code of a kind of school. */
export type SchoolType = CodeOf<typeof schoolType>;

/** Every code of a kind of school. */
export const schoolTypes = codesOf(schoolType);

/**
 * Grades, worded by `option.year_level.*`.
 * @source decision 18
 */
export const yearLevel = {
  preN: 1,
  k1: 2,
  k2: 3,
  k3: 4,
  p1: 5,
  p2: 6,
  p3: 7,
  p4: 8,
  p5: 9,
  p6: 10,
  notApplicable: 11,
} as const;

/** The code of a grade. */
export type YearLevel = CodeOf<typeof yearLevel>;

/** Every code of a grade. */
export const yearLevels = codesOf(yearLevel);

/** The month in which the school year of Hong Kong begins. */
const schoolYearBegins = 9;

/**
 * How many years after that of its birth a child comes into K1.
 * @units years
 */
const k1Years = 3;

/** The part of school life to which a grade or a kind of school belongs. */
export type SchoolStage = "none" | "pre" | "kindergarten" | "primary";

const stageOfSchoolType: Record<SchoolType, SchoolStage | "any"> = {
  1: "none",
  2: "pre",
  3: "kindergarten",
  4: "kindergarten",
  5: "kindergarten",
  6: "primary",
  7: "primary",
  8: "primary",
  9: "primary",
  10: "primary",
  11: "primary",
  12: "any",
  13: "any",
  14: "any",
};

const stageOfYearLevel: Record<YearLevel, SchoolStage> = {
  1: "pre",
  2: "kindergarten",
  3: "kindergarten",
  4: "kindergarten",
  5: "primary",
  6: "primary",
  7: "primary",
  8: "primary",
  9: "primary",
  10: "primary",
  11: "none",
};

/**
 * The grades that a kind of school has, for a form that offers only what fits. The rules accept any grade: the
 * specification asks for a code in range and no more.
 */
export function yearLevelsOf(type: SchoolType): readonly YearLevel[] {
  const stage = stageOfSchoolType[type];
  return yearLevels.filter((level) => stage === "any" || stageOfYearLevel[level] === stage);
}

/**
 * Whether the grade that is on record may be last year's: in September, when the school year has begun, until the child
 * stands in the grade of those who were born in the same year. Grades that do not go up are never asked about.
 * @source decision 129
 */
export function mayHaveMovedUp(
  { year_level: level, date_of_birth: born }: { year_level: YearLevel; date_of_birth: IsoDate },
  today: IsoDate,
): boolean {
  const { year, month } = dateParts(today);
  if (month !== schoolYearBegins || level >= yearLevel.p6) return false;
  const usual = yearLevel.k1 + (year - dateParts(born).year - k1Years);
  return level < usual;
}
