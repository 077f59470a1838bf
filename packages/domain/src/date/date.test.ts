import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { addDays, addMonths, age, daysBetween } from "./calendar.ts";
import { formatDate, formatDateRange, formatDateTime, formatTime } from "./format-date.ts";
import { hongKongTime, momentOf } from "./hong-kong.ts";
import { hongKongToday } from "./hong-kong-today.ts";
import { dateOf, dateParts, isRealDate } from "./iso-date.ts";
import { isoDateSchema } from "./iso-date-schema.ts";

const dates = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map((date) => hongKongToday(date));

describe("real dates", () => {
  it.each(["2026-11-20", "2024-02-29", "2000-02-29", "2026-12-31"])("takes %s", (text) => {
    expect(isRealDate(text)).toBe(true);
    expect(v.is(isoDateSchema, text)).toBe(true);
  });

  it.each([
    "2026-02-31",
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-11-31",
    "2026-1-2",
    "2026-11-20T00:00",
    "20-11-2026",
    "",
    5,
    null,
  ])("T66: refuses %j", (text) => {
    expect(isRealDate(text)).toBe(false);
    expect(v.is(isoDateSchema, text)).toBe(false);
  });

  it("puts a date together again from its parts", () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, month, day } = dateParts(date);
        expect(dateOf(year, month, day)).toBe(date);
        expect(isRealDate(date)).toBe(true);
      }),
    );
  });
});

describe("T66: Hong Kong's today", () => {
  it.each([
    ["2026-11-20T15:59:59Z", "2026-11-20"],
    ["2026-11-20T16:00:00Z", "2026-11-21"],
    ["2026-11-21T00:30:00+08:00", "2026-11-21"],
    ["2026-12-31T16:00:00Z", "2027-01-01"],
  ])("at %s is %s", (now, today) => {
    expect(hongKongToday(new Date(now))).toBe(today);
    expect(hongKongToday(Date.parse(now))).toBe(today);
  });

  it("begins at 16:00 UTC of the day before", () => {
    expect(new Date(hongKongTime("2026-11-20")).toISOString()).toBe("2026-11-19T16:00:00.000Z");
    expect(new Date(hongKongTime("2026-11-20", 9)).toISOString()).toBe("2026-11-20T01:00:00.000Z");
  });

  it("agrees with the time zone that dates are written in", () => {
    const inHongKong = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Hong_Kong", dateStyle: "short" });
    const moments = fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2099, 11, 31) });
    fc.assert(fc.property(moments, (moment) => hongKongToday(moment) === inHongKong.format(moment)));
  });

  it.each([
    ["2026-11-20", "2026-11-19T16:00:00.000Z"],
    ["2026-11-20T12:00:00+08:00", "2026-11-20T04:00:00.000Z"],
  ])("reads %s of the wire", (wire, moment) => expect(new Date(momentOf(wire)).toISOString()).toBe(moment));
  it("reads nothing into a text that is no time", () => expect(momentOf("soon")).toBeNaN());
});

describe("calendar", () => {
  it.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-11-20", 1, "2026-12-20"],
    ["2026-11-20", 3, "2027-02-20"],
    ["2026-11-20", 12, "2027-11-20"],
    ["2028-02-29", 12, "2029-02-28"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-12-31", 0, "2026-12-31"],
  ] as const)("adds to %s %i months: %s", (date, months, later) => expect(addMonths(date, months)).toBe(later));

  it("never leaves the month that it is asked for", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 36 }), (date, months) => {
        const { year, month, day } = dateParts(date);
        const later = dateParts(addMonths(date, months));
        expect(later.year * 12 + later.month).toBe(year * 12 + month + months);
        expect(later.day).toBeLessThanOrEqual(day);
      }),
    );
  });

  it.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
  ] as const)("adds to %s %i days: %s", (date, days, later) => expect(addDays(date, days)).toBe(later));

  it("counts the days that it added", () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -9999, max: 9999 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it.each([
    ["2019-11-20", 7],
    ["2019-11-21", 6],
    ["2019-11-19", 7],
    ["2026-11-20", 0],
    ["2020-02-29", 6],
  ] as const)("makes someone born on %s on 20 November 2026 %i", (birthday, years) =>
    expect(age(birthday, "2026-11-20")).toBe(years),
  );
});

describe("T116: written dates", () => {
  it.each([
    ["long", "2026年11月20日", "20 November 2026"],
    ["short", "2026年11月20日", "20 Nov 2026"],
    ["weekday", "2026年11月20日星期五", "Friday, 20 November 2026"],
    ["month", "2026年11月", "November 2026"],
    ["sheet", "11月", "Nov"],
  ] as const)("%s", (style, chinese, english) => {
    expect(formatDate("2026-11-20", "zh-HK", style)).toBe(chinese);
    expect(formatDate("2026-11-20", "en-US", style)).toBe(english);
  });

  it.each([
    ["2026-01-12", "12 Jan 2026"],
    ["2026-02-12", "12 Feb 2026"],
    ["2026-03-12", "12 Mar 2026"],
    ["2026-04-12", "12 Apr 2026"],
    ["2026-05-12", "12 May 2026"],
    ["2026-06-12", "12 Jun 2026"],
    ["2026-07-12", "12 Jul 2026"],
    ["2026-08-12", "12 Aug 2026"],
    ["2026-09-12", "12 Sep 2026"],
    ["2026-10-12", "12 Oct 2026"],
    ["2026-11-12", "12 Nov 2026"],
    ["2026-12-12", "12 Dec 2026"],
  ] as const)("of %s are short with three letters for the month: %s", (date, english) =>
    expect(formatDate(date, "en-US", "short")).toBe(english),
  );

  it("leave September whole where it is written out", () =>
    expect(formatDate("2026-09-12", "en-US")).toBe("12 September 2026"));

  it("are long unless told otherwise, and know the day in Hong Kong", () => {
    expect(formatDate(Date.UTC(2026, 1, 1, 16), "en-US")).toBe("2 February 2026");
    expect(formatDate(new Date(Date.UTC(2026, 1, 1, 16)), "zh-HK")).toBe("2026年2月2日");
  });

  const afternoon = Date.UTC(2026, 10, 20, 7, 30);
  it("have a time", () => {
    expect(formatTime(afternoon, "zh-HK")).toBe("下午3:30");
    expect(formatTime(afternoon, "en-US")).toBe("3:30 pm");
    expect(formatDateTime(afternoon, "zh-HK")).toBe("2026年11月20日 下午3:30");
    expect(formatDateTime(afternoon, "en-US")).toBe("20 Nov 2026, 3:30 pm");
  });

  it.each([
    ["2026-11-20", "2026-11-25", "2026年11月20日 至 25日", "20–25 Nov 2026"],
    ["2026-11-20", "2026-12-02", "2026年11月20日 至 12月2日", "20 Nov – 2 Dec 2026"],
    ["2026-11-20", "2027-01-02", "2026年11月20日 至 2027年1月2日", "20 Nov 2026 – 2 Jan 2027"],
    ["2026-11-20", "2026-11-20", "2026年11月20日", "20 Nov 2026"],
    ["2026-09-12", "2026-09-15", "2026年9月12日 至 15日", "12–15 Sep 2026"],
  ] as const)("from %s to %s", (from, to, chinese, english) => {
    expect(formatDateRange(from, to, "zh-HK")).toBe(chinese);
    expect(formatDateRange(from, to, "en-US")).toBe(english);
  });
});
