import * as v from "valibot";
import { isRealDate, dateOf, dateParts, type IsoDate } from "../date/iso-date.ts";
import { rule } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { childFields } from "./child-fields.ts";

/**
 * The first day that is taken for a child's birthday.
 * @source decision 19
 */
export function earliestBirthday(today: IsoDate): IsoDate {
  return dateOf(dateParts(today).year - childFields.date_of_birth.oldestYears, 1, 1);
}

const twoDigits = (text: string) => (text === "" ? "" : text.padStart(2, "0"));

/**
 * A birthday in the shape of the wire, made from the three boxes of a form. Empty when all three are; with gaps, which
 * the rules report as incomplete, when some are.
 * @example joinDateParts({ year: "2019", month: "4", day: "8" }) // "2019-04-08"
 */
export function joinDateParts(parts: { readonly year: string; readonly month: string; readonly day: string }): string {
  const { year, month, day } = parts;
  if (year === "" && month === "" && day === "") return "";
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/**
 * A child's birthday: a real date, today or earlier by Hong Kong's calendar.
 * @errors child.date_of_birth.required, .incomplete, .invalid, .future, .tooEarly
 * @source spec §5; decision 19; T66
 */
export function birthdaySchema(today: IsoDate) {
  const required: IssueKey = "child.date_of_birth.required";
  return v.pipe(
    v.string(required),
    v.nonEmpty(required),
    rule((text) => !/^(?:-|\d+-(?:-|\d+-$))/.test(text), "child.date_of_birth.incomplete"),
    v.guard(isRealDate, () => "child.date_of_birth.invalid" satisfies IssueKey),
    v.maxValue(today, "child.date_of_birth.future" satisfies IssueKey),
    v.minValue(earliestBirthday(today), "child.date_of_birth.tooEarly" satisfies IssueKey),
  );
}
