import type { Locale } from "../../foundations/words/index.ts";
import { textIn } from "../form/index.ts";

/** The parts of a date in the order in which a language says them: English is day first. @source decision 57 */
export const dateOrder: Record<Locale, readonly DatePart[]> = {
  "zh-HK": ["year", "month", "day"],
  "en-US": ["day", "month", "year"],
};

export type DatePart = "year" | "month" | "day";

/** The name under which a part of the date is sent. */
export const partName = (name: string, part: DatePart) => `${name}_${part}`;

const twoDigits = (text: string) => (text === "" ? "" : text.padStart(2, "0"));

/**
 * Reads the date from a form's data: ISO when all three parts are chosen, empty when none is, and with gaps, for the
 * rules to report as incomplete, when some are.
 * @example dateOfBirthIn(data, "date_of_birth") // "2019-03-14", "", or "2019--14"
 */
export function dateOfBirthIn(data: FormData, name: string): string {
  const part = (of: DatePart) => textIn(data, partName(name, of));
  const date = `${part("year")}-${twoDigits(part("month"))}-${twoDigits(part("day"))}`;
  return date === "--" ? "" : date;
}

/** The parts of an ISO date, or of one with gaps, as the lists offer them. */
export function datePartsOf(date: string): Record<DatePart, string> {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
}
