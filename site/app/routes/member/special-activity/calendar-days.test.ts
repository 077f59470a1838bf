import { describe, expect, it } from "vitest";
import { calendarOf } from "../../../data/calendar.server.ts";
import { sayKeys } from "../../../words/testing.ts";
import { activityWith } from "./activity.fixture.ts";
import { calendarDays } from "./calendar-days.ts";

const address = "https://gk.example/en-US/member/special-activity/3";

/** The lines of a calendar's file with an activity. */
function linesOf(activity: ReturnType<typeof activityWith>) {
  const days = calendarDays(sayKeys(), activity, address);
  if (!days) throw new Error("The activity is not over.");
  return calendarOf(days, { locale: "en-US", now: new Date("2026-11-20T12:00:00Z") }).split("\r\n");
}

describe("a special activity in a calendar", () => {
  it.each(["Pacific/Kiritimati", "America/Los_Angeles"])("takes all of its days, in %s too", (zone) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    try {
      const lines = linesOf(activityWith());
      expect(lines).toContain("DTSTART;VALUE=DATE:20261201");
      expect(lines).toContain("DTEND;VALUE=DATE:20270101");
    } finally {
      process.env["TZ"] = before;
    }
  });

  it("takes one day where it has one", () => {
    const lines = linesOf(activityWith({ starts_on: "2026-12-19", ends_on: "2026-12-19" }));
    expect(lines).toContain("DTSTART;VALUE=DATE:20261219");
    expect(lines.filter((line) => line.startsWith("DTEND"))).toEqual([]);
  });

  it("leads to its page", () => expect(linesOf(activityWith()).join("")).toContain(address));

  it("is described in plain text, as on its page", () => {
    const days = calendarDays(sayKeys(), activityWith({ summary: "<p>Tea &amp; <b>games</b></p>" }), address);
    expect(days?.body).toContain('"summary":"Tea & games"');
  });

  it("is not offered once it is over", () =>
    expect(calendarDays(sayKeys(), activityWith({ status: "ended" }), address)).toBeUndefined());
});
