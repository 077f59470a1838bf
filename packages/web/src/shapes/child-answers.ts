import { type ChildField, childFieldNames, childFields, flag } from "@gk/domain";
import * as v from "valibot";
import { count, day, id } from "./value.ts";

/** How each kind of question about a child is answered; those out of a table by its codes. */
const shapeOfKind = {
  name: v.string(),
  nickname: v.nullable(v.string()),
  birthday: day,
  /** In the order of the question's kinds (T69). */
  counts: v.tuple([count, count, count, count]),
  record: id,
  flag: v.picklist([flag.no, flag.yes]),
  records: v.array(id),
  score: count,
};

type Question = (typeof childFields)[ChildField];

type ShapeOf<Asked extends Question> = Asked extends { kind: "code" }
  ? v.PicklistSchema<Asked["codes"], undefined>
  : Asked extends { kind: "codes" }
    ? v.ArraySchema<v.PicklistSchema<Asked["codes"], undefined>, undefined>
    : (typeof shapeOfKind)[Exclude<Asked["kind"], "code" | "codes">];

function shapeOf(asked: Question): v.GenericSchema {
  if (asked.kind === "code") return v.picklist(asked.codes);
  return asked.kind === "codes" ? v.array(v.picklist(asked.codes)) : shapeOfKind[asked.kind];
}

/** What a parent answered about a child, by the questions' names. */
export const childAnswers = Object.fromEntries(
  childFieldNames.map((field) => [field, shapeOf(childFields[field])]),
) as unknown as { [Field in ChildField]: ShapeOf<(typeof childFields)[Field]> };
