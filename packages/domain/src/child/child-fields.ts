import { childCaregivers, childGenders, siblingKinds, transports } from "./child-code.ts";
import { schoolTypes, yearLevels } from "./school.ts";

/**
 * Every question about a child but the picture, in the order of the form: what kind of answer it takes, its codes and
 * bounds, and which of its rules can be broken. A question's name is the same everywhere: in the form, on the wire, in
 * the database's schema (whose column of `area_id` is still `district_id`), in issue keys (`child.begin_score.range`) and
 * in the catalogue (`child.form.begin_score.label`).
 * @units lengths in code points, lists in entries
 * @source spec §5 and §9; decisions 17, 18 and 19
 */
export const childFields = {
  name: { kind: "name", min: 3, max: 30, issues: ["required", "characters", "tooShort", "tooLong"] },
  nickname: { kind: "nickname", max: 30, issues: ["characters", "tooLong"] },
  gender: { kind: "code", codes: childGenders, issues: ["required", "invalid"] },
  date_of_birth: {
    kind: "birthday",
    /** A birthday is not before 1 January this many years ago. */
    oldestYears: 18,
    issues: ["required", "incomplete", "invalid", "future", "tooEarly"],
  },
  school_type: { kind: "code", codes: schoolTypes, issues: ["required", "invalid"] },
  year_level: { kind: "code", codes: yearLevels, issues: ["required", "invalid"] },
  siblings: {
    kind: "counts",
    of: siblingKinds,
    min: 0,
    max: 9,
    issues: ["required", "incomplete", "number", "tooMany"],
  },
  caregivers: {
    kind: "codes",
    codes: childCaregivers,
    min: 1,
    max: 9,
    issues: ["required", "invalid", "duplicate", "max"],
  },
  area_id: { kind: "record", issues: ["required", "invalid"] },
  has_club_house: { kind: "flag", issues: ["required"] },
  has_pet: { kind: "flag", issues: ["required"] },
  transport: { kind: "codes", codes: transports, min: 1, issues: ["required", "invalid", "duplicate"] },
  eca: { kind: "records", max: 10, issues: ["invalid", "duplicate", "max"] },
  begin_score: { kind: "score", min: 1, max: 10, issues: ["required", "range"] },
} as const;

/** A question about a child, by the name that it has everywhere. */
export type ChildField = keyof typeof childFields;

/** Every question about a child but the picture, in the order of the form. */
export const childFieldNames = Object.keys(childFields) as ChildField[];

/** The questions about a child that take a kind of answer. */
export type ChildFieldOf<Kind extends ChildFieldKind> = {
  [Field in ChildField]: (typeof childFields)[Field]["kind"] extends Kind ? Field : never;
}[ChildField];

/** A kind of answer to a question about a child. */
export type ChildFieldKind = (typeof childFields)[ChildField]["kind"];

/**
 * Something for each question about a child that takes a kind of answer, by the questions' names.
 * @example eachChildField("score", (field) => childFields[field].max) // { begin_score: 10 }
 */
export const eachChildField = <Kind extends ChildFieldKind, Value>(
  kind: Kind,
  of: (field: ChildFieldOf<Kind>) => Value,
) =>
  Object.fromEntries(
    childFieldNames
      .filter((field): field is ChildFieldOf<Kind> => childFields[field].kind === kind)
      .map((field) => [field, of(field)]),
  ) as Record<ChildFieldOf<Kind>, Value>;

/** A rule of a question about a child. */
export type ChildIssueKey = {
  [Field in ChildField]: `child.${Field}.${(typeof childFields)[Field]["issues"][number]}`;
}[ChildField];

/** Every rule of a question about a child. */
export const childIssueKeys = childFieldNames.flatMap((field) =>
  childFields[field].issues.map((code) => `child.${field}.${code}` as ChildIssueKey),
);
