import { describe, expect, it } from "vitest";
import { dateOfBirthIn, datePartsOf } from "./date-of-birth.ts";

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
