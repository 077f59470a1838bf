import { describe, expect, it } from "vitest";
import { dateOfBirthIn, dateOrder, datePartsOf } from "./date-of-birth.ts";

function answered(year: string, month: string, day: string) {
  const data = new FormData();
  data.set("date_of_birth_year", year);
  data.set("date_of_birth_month", month);
  data.set("date_of_birth_day", day);
  return data;
}

describe("dateOfBirthIn", () => {
  it.each([
    ["2019", "3", "14", "2019-03-14"],
    ["2019", "12", "1", "2019-12-01"],
    ["2019", "2", "31", "2019-02-31"],
    ["", "", "", ""],
    ["2019", "", "14", "2019--14"],
    ["", "3", "", "-03-"],
  ])("puts year %j, month %j and day %j together as %j", (year, month, day, date) => {
    expect(dateOfBirthIn(answered(year, month, day), "date_of_birth")).toBe(date);
  });

  it("is empty when the form has no such field", () => {
    expect(dateOfBirthIn(new FormData(), "date_of_birth")).toBe("");
  });
});

describe("datePartsOf", () => {
  it.each([
    ["2019-03-14", "2019", "3", "14"],
    ["2019-10-05", "2019", "10", "5"],
    ["2019--14", "2019", "", "14"],
    ["", "", "", ""],
  ])("takes %j apart", (date, year, month, day) => {
    expect(datePartsOf(date)).toEqual({ year, month, day });
  });
});

describe("dateOrder", () => {
  it.each([
    ["zh-HK", "year month day"],
    ["en-US", "day month year"],
    ["zh-Hans", "year month day"],
    ["fr-CA", "day month year"],
    ["mn-MN", "year month day"],
    ["en-PH", "month day year"],
  ])("of %s is %s", (locale, order) => {
    expect(dateOrder(locale).join(" ")).toBe(order);
  });
});
