import { type CodeOf, codesOf } from "../code/code.ts";

/**
 * A child's gender, worded by `child.form.gender.*`.
 * @source decision 18
 */
export const childGender = { boy: 1, girl: 2 } as const;

/** The code of a child's gender. */
export type ChildGender = CodeOf<typeof childGender>;

/** Every code of a child's gender. */
export const childGenders = codesOf(childGender);

/**
 * What the four sibling counts of a child count, in the order of the wire, worded by `child.form.siblings.*`.
 * @source decision 17; T69
 */
export const siblingKinds = ["elderBrother", "youngerBrother", "elderSister", "youngerSister"] as const;

/** What one of the four sibling counts counts. */
export type SiblingKind = (typeof siblingKinds)[number];

/**
 * Who looks after a child day to day, worded by `option.caregiver.*`. Not the caregiver *accounts* of a premium child
 * and not the third identity of a user.
 * @source decision 18; T74
 */
export const childCaregiver = {
  father: 1,
  mother: 2,
  paternalGrandfather: 3,
  paternalGrandmother: 4,
  maternalGrandfather: 5,
  maternalGrandmother: 6,
  domesticHelper: 7,
  auntOrUncle: 8,
  elderSibling: 9,
  fosterOrGuardian: 10,
  afterSchoolCarer: 11,
  other: 12,
} as const;

/** The code of someone who looks after a child. */
export type ChildCaregiver = CodeOf<typeof childCaregiver>;

/** Every code of someone who looks after a child. */
export const childCaregivers = codesOf(childCaregiver);

/**
 * How a child gets around, worded by `option.transport.*`.
 * @source decision 18
 */
export const transport = {
  walking: 1,
  mtr: 2,
  lightRail: 3,
  bus: 4,
  minibus: 5,
  schoolBus: 6,
  nannyVan: 7,
  privateCar: 8,
  taxi: 9,
  tram: 10,
  ferry: 11,
  bicycle: 12,
  other: 13,
} as const;

/** The code of a means of transport. */
export type Transport = CodeOf<typeof transport>;

/** Every code of a means of transport. */
export const transports = codesOf(transport);
