import * as v from "valibot";
import { idSchema } from "../id/id-schema.ts";
import { optionalImageSchema } from "../image/image.ts";
import { areDistinct, codeField, idField, integerField } from "../integer/integer-field.ts";
import { toInteger } from "../integer/integer.ts";
import { form, rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import type { RuleContext } from "../issue/rule-context.ts";
import { nameField } from "../name/name.ts";
import { atMost } from "../text/text-field.ts";
import { visibleLine } from "../text/visible.ts";
import { birthdaySchema } from "./birthday.ts";
import { flag } from "./child-bounds.ts";
import { type ChildFieldOf, childFields, eachChildField } from "./child-fields.ts";

/** Entries as numbers; one that is no whole number becomes NaN, which no rule accepts. */
function toIntegers(entries: (number | string)[]): number[] {
  return entries.map((entry) => toInteger(entry) ?? Number.NaN);
}

/** A list of numbers that may arrive as text. */
function integerList(key: IssueKey, min: number) {
  return v.pipe(v.array(v.union([v.number(), v.string()], key), key), v.minLength(min, key), v.transform(toIntegers));
}

function nickname(field: ChildFieldOf<"nickname">) {
  return v.pipe(
    v.string(`child.${field}.characters` satisfies IssueKey),
    v.transform(visibleLine),
    v.regex(/^[\p{L}\p{M}\p{Nd}\p{Zs}]*$/u, `child.${field}.characters` satisfies IssueKey),
    atMost(childFields[field].max, `child.${field}.tooLong`),
  );
}

function code<Field extends ChildFieldOf<"code">>(field: Field) {
  return codeField<(typeof childFields)[Field]["codes"]>(
    childFields[field].codes,
    `child.${field}.required`,
    `child.${field}.invalid`,
  );
}

const flagOf = (field: ChildFieldOf<"flag">) =>
  codeField([flag.no, flag.yes], `child.${field}.required`, `child.${field}.required`);

function score(field: ChildFieldOf<"score">) {
  return integerField(childFields[field], `child.${field}.required`, `child.${field}.range`);
}

/** One count of each kind, in the order of the kinds. */
function counts(field: ChildFieldOf<"counts">) {
  const { of: kinds, min, max } = childFields[field];
  const required: IssueKey = `child.${field}.required`;
  return v.pipe(
    v.array(v.union([v.number(), v.string()], `child.${field}.number` satisfies IssueKey), required),
    v.nonEmpty(required),
    v.length(kinds.length, `child.${field}.incomplete` satisfies IssueKey),
    rule((entries) => !entries.includes(""), `child.${field}.incomplete`),
    v.transform(toIntegers),
    rule((entries) => entries.every((count) => count >= min), `child.${field}.number`),
    rule((entries) => entries.every((count) => count <= max), `child.${field}.tooMany`),
    v.transform((entries) => entries as [number, number, number, number]),
  );
}

/** Codes out of a table, which come out in the table's order. */
function codes<Field extends ChildFieldOf<"codes">>(field: Field) {
  const known: readonly (typeof childFields)[Field]["codes"][number][] = childFields[field].codes;
  return v.pipe(
    integerList(`child.${field}.required`, childFields[field].min),
    rule((chosen) => chosen.every((entry) => known.some((one) => one === entry)), `child.${field}.invalid`),
    rule(areDistinct, `child.${field}.duplicate`),
    v.transform((chosen) => known.filter((one) => chosen.includes(one))),
  );
}

function record(field: ChildFieldOf<"record">, known: readonly number[] | undefined) {
  return v.pipe(
    idField(`child.${field}.required`, `child.${field}.invalid`),
    rule((id) => known?.includes(id) ?? true, `child.${field}.invalid`),
  );
}

function records(field: ChildFieldOf<"records">, known: readonly number[] | undefined) {
  return v.pipe(
    integerList(`child.${field}.invalid`, 0),
    rule((ids) => ids.every((id) => v.is(idSchema, id) && (known?.includes(id) ?? true)), `child.${field}.invalid`),
    rule(areDistinct, `child.${field}.duplicate`),
    v.maxLength(childFields[field].max, `child.${field}.max` satisfies IssueKey),
  );
}

/**
 * The body of `POST /children` and of a child's update. Numbers may arrive as text, as multipart forms send them; a
 * list that a multipart form cannot send because it is empty counts as empty. Nickname, activities and picture may be
 * left out; the answers "no" count as answered.
 * @errors child.*, image.*
 * @source spec §5; decisions 17 to 19; T57 to T61, T65 to T72
 */
export function childSchema({ today, areaIds, ecaIds }: RuleContext) {
  return form({
    name: nameField("child.name", childFields.name),
    nickname: v.optional(nickname("nickname"), ""),
    gender: code("gender"),
    date_of_birth: birthdaySchema(today),
    school_type: code("school_type"),
    year_level: code("year_level"),
    siblings: counts("siblings"),
    caregivers: v.pipe(
      codes("caregivers"),
      v.maxLength(childFields.caregivers.max, "child.caregivers.max" satisfies IssueKey),
    ),
    area_id: record("area_id", areaIds),
    ...eachChildField("flag", flagOf),
    transport: codes("transport"),
    eca: v.optional(records("eca", ecaIds), []),
    ...eachChildField("score", score),
    image: optionalImageSchema,
  });
}

/** A child as a form holds it. */
export type ChildForm = v.InferInput<ReturnType<typeof childSchema>>;

/** A child as the web API takes it. */
export type ChildBody = v.InferOutput<ReturnType<typeof childSchema>>;
