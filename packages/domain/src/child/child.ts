import * as v from "valibot";
import type { IsoDate } from "../date/iso-date.ts";
import { idSchema } from "../id/id.ts";
import { optionalImageSchema } from "../image/image.ts";
import { areDistinct, codeField, idField, integerField } from "../integer/integer-field.ts";
import { toInteger } from "../integer/integer.ts";
import { form, rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { nameField } from "../name/name.ts";
import { atMost } from "../text/text-field.ts";
import { visibleLine } from "../text/visible.ts";
import { birthdaySchema } from "./birthday.ts";
import { childBounds, flag } from "./child-bounds.ts";
import { childCaregivers, childGenders, transports } from "./child-code.ts";
import { schoolTypes, yearLevels } from "./school.ts";

/** What the rules of a child depend on. */
export interface ChildContext {
  /** Today in Hong Kong. */
  readonly today: IsoDate;
  /** The residential areas that exist. @default any */
  readonly areaIds?: readonly number[];
  /** The activities outside school that exist. @default any */
  readonly ecaIds?: readonly number[];
}

/** Entries as numbers; one that is no whole number becomes NaN, which no rule accepts. */
function toIntegers(entries: (number | string)[]): number[] {
  return entries.map((entry) => toInteger(entry) ?? Number.NaN);
}

/** A list of numbers that may arrive as text. */
function integerList(key: IssueKey, min: number) {
  return v.pipe(v.array(v.union([v.number(), v.string()], key), key), v.minLength(min, key), v.transform(toIntegers));
}

const areAllIn = (codes: readonly number[]) => (entries: number[]) => entries.every((entry) => codes.includes(entry));

const flagField = (required: IssueKey) => codeField([flag.no, flag.yes], required, required);

const nicknameSchema = v.pipe(
  v.string("child.nickname.characters" satisfies IssueKey),
  v.transform(visibleLine),
  v.regex(/^[\p{L}\p{M}\p{Nd}\p{Zs}]*$/u, "child.nickname.characters" satisfies IssueKey),
  atMost(childBounds.nickname.max, "child.nickname.tooLong"),
);

const siblingCounts = v.pipe(
  v.array(v.union([v.number(), v.string()], "child.siblings.number" satisfies IssueKey), "child.siblings.required"),
  v.nonEmpty("child.siblings.required" satisfies IssueKey),
  v.length(childBounds.siblings.size, "child.siblings.incomplete" satisfies IssueKey),
  rule((counts) => !counts.includes(""), "child.siblings.incomplete"),
  v.transform(toIntegers),
);

const siblingsSchema = v.pipe(
  siblingCounts,
  rule((counts) => counts.every((count) => count >= childBounds.siblings.min), "child.siblings.number"),
  rule((counts) => counts.every((count) => count <= childBounds.siblings.max), "child.siblings.tooMany"),
);

const caregiversSchema = v.pipe(
  integerList("child.caregivers.required", childBounds.caregivers.min),
  rule(areAllIn(childCaregivers), "child.caregivers.invalid"),
  rule(areDistinct, "child.caregivers.duplicate"),
  v.maxLength(childBounds.caregivers.max, "child.caregivers.max" satisfies IssueKey),
);

const transportSchema = v.pipe(
  integerList("child.transport.required", childBounds.transport.min),
  rule(areAllIn(transports), "child.transport.invalid"),
  rule(areDistinct, "child.transport.duplicate"),
);

function areaSchema(areaIds: readonly number[] | undefined) {
  return v.pipe(
    idField("child.area.required", "child.area.invalid"),
    rule((id) => areaIds?.includes(id) ?? true, "child.area.invalid"),
  );
}

function ecaSchema(ecaIds: readonly number[] | undefined) {
  return v.pipe(
    integerList("child.eca.invalid", 0),
    rule((ids) => ids.every((id) => v.is(idSchema, id) && (ecaIds?.includes(id) ?? true)), "child.eca.invalid"),
    rule(areDistinct, "child.eca.duplicate"),
    v.maxLength(childBounds.eca.max, "child.eca.max" satisfies IssueKey),
  );
}

/**
 * The body of `POST /children` and of a child's update. Numbers may arrive as text, as multipart forms send them; a
 * list that a multipart form cannot send because it is empty counts as empty. Nickname, activities and picture may be
 * left out; the answers "no" count as answered.
 * @errors child.*, image.*
 * @source spec §5; decisions 17 to 19; T57 to T61, T65 to T72
 */
export function childSchema({ today, areaIds, ecaIds }: ChildContext) {
  return form({
    name: nameField("child.name", childBounds.name),
    nickname: v.optional(nicknameSchema, ""),
    gender: codeField(childGenders, "child.gender.required", "child.gender.invalid"),
    date_of_birth: birthdaySchema(today),
    school_type: codeField(schoolTypes, "child.schoolType.required", "child.schoolType.invalid"),
    year_level: codeField(yearLevels, "child.yearLevel.required", "child.yearLevel.invalid"),
    siblings: siblingsSchema,
    caregivers: caregiversSchema,
    area_id: areaSchema(areaIds),
    has_club_house: flagField("child.clubHouse.required"),
    has_pet: flagField("child.pet.required"),
    transport: transportSchema,
    eca: v.optional(ecaSchema(ecaIds), []),
    begin_score: integerField(childBounds.beginScore, "child.beginScore.required", "child.beginScore.range"),
    image: optionalImageSchema,
  });
}

/** A child as a form holds it. */
export type ChildForm = v.InferInput<ReturnType<typeof childSchema>>;

/** A child as the web API takes it. */
export type ChildBody = v.InferOutput<ReturnType<typeof childSchema>>;
