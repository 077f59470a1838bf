import { textIn } from "../form/index.ts";

const isPart = (type: string): type is DatePart => type === "year" || type === "month" || type === "day";

/** Whose order a language takes, where it is not its own: in Hong Kong, English is day first. @source decision 57 */
const spokenAs = (locale: string) => (locale === "en-US" ? "en-GB" : locale);

/** The parts of a date in the order in which a language says them. */
export const dateOrder = (locale: string): DatePart[] =>
  new Intl.DateTimeFormat(spokenAs(locale), { dateStyle: "long", timeZone: "UTC" })
    .formatToParts(0)
    .flatMap(({ type }) => (isPart(type) ? [type] : []));

export type DatePart = "year" | "month" | "day";

/** The name under which a part of the date is sent. */
export const partName = (name: string, part: DatePart) => `${name}_${part}`;

const twoDigits = (text: string) => (text === "" ? "" : text.padStart(2, "0"));

/** Puts the parts together: ISO when all are chosen, empty when none is, and with gaps when some are. */
export function dateOf(part: (of: DatePart) => string): string {
  const date = `${part("year")}-${twoDigits(part("month"))}-${twoDigits(part("day"))}`;
  return date === "--" ? "" : date;
}

/**
 * Reads the date from a form's data, with gaps, for the rules to report as incomplete, when some parts are chosen.
 * @example dateOfBirthIn(data, "date_of_birth") // "2019-03-14", "", or "2019--14"
 */
export const dateOfBirthIn = (data: FormData, name: string): string =>
  dateOf((part) => textIn(data, partName(name, part)));

/** The parts of an ISO date, or of one with gaps, as the lists offer them. */
export function datePartsOf(date: string): Record<DatePart, string> {
  const [year = "", month = "", day = ""] = date.split("-");
  return { year, month: month.replace(/^0/, ""), day: day.replace(/^0/, "") };
}
