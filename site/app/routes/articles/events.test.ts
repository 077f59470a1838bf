import { describe, expect, it } from "vitest";
import { sayKeys } from "../../words/testing.ts";
import type { Translator } from "../../words/words.ts";
import { calendarSheet, eventAddress, eventFee, eventPlace, eventTag, eventTime, inOrder } from "./events.ts";

const english: Translator = Object.assign(
  (id: string, values: Record<string, string | number> = {}) =>
    id === "common.dateRange" ? `${values["start"]} – ${values["end"]}` : id,
  { ...sayKeys("en-US") },
);
const chinese: Translator = sayKeys("zh-HK");

const event = (starts_at: string, ends_at: string) => ({ starts_at, ends_at });
const lateEvening = event("2026-11-29T15:30:00Z", "2026-11-29T16:30:00Z");

describe("where an event is", () => {
  const at = (venue: string) => ({ venue, district: { name: "Wan Chai" } });

  it("is said with its district", () => {
    expect(eventAddress(at("Circular Workshop"))).toBe("Circular Workshop, Wan Chai");
    expect(eventPlace(english, at("Circular Workshop"))).toBe("events.place");
  });

  it("is said with its district once, where the venue ends with it", () => {
    const venue = "Circular Workshop, Wan Chai";
    expect(eventAddress(at(venue))).toBe(venue);
    expect(eventPlace(english, at(venue))).toBe(venue);
  });
});

const day = (date: string) => ({ date, event: event(`${date}T10:00:00+08:00`, `${date}T12:00:00+08:00`) });

describe("inOrder", () => {
  it("begins with the next one and ends with the oldest", () => {
    const days = ["2026-12-20", "2026-11-01", "2026-11-20", "2026-12-05", "2026-10-01"].map(day);
    expect(inOrder(days, "2026-11-20T11:00:00+08:00").map(({ date }) => date)).toEqual([
      "2026-11-20",
      "2026-12-05",
      "2026-12-20",
      "2026-11-01",
      "2026-10-01",
    ]);
  });
});

describe("calendarSheet", () => {
  it("names the day in Hong Kong", () => {
    const night = event("2026-11-28T16:30:00Z", "2026-11-28T17:00:00Z");
    expect(calendarSheet(english, night)).toEqual({ iso: "2026-11-29", month: "Nov", day: "29", weekday: "Sunday" });
    expect(calendarSheet(chinese, night)).toEqual({ iso: "2026-11-29", month: "11月", day: "29", weekday: "星期日" });
  });
});

describe("eventTime", () => {
  it("says the day of the end only where it is another one", () => {
    expect(eventTime(english, event("2026-11-29T10:00:00+08:00", "2026-11-29T12:30:00+08:00"))).toBe(
      "10:00 am – 12:30 pm",
    );
    expect(eventTime(english, lateEvening)).toBe("11:30 pm – 30 Nov 2026, 12:30 am");
  });
});

describe("eventTag", () => {
  const places = (quota: number, joined?: number | null) => ({ ...lateEvening, quota, joined });
  it.each([
    ["places are left", places(30, 18), "events.left", "success"],
    ["none is", places(30, 30), "events.status.full", "neutral"],
    ["more came than there is room", places(30, 31), "events.status.full", "neutral"],
    ["nobody counts them", places(30, null), "events.places", "success"],
    ["the provider does not know of counting", places(30), "events.places", "success"],
    ["there is no number of places", places(0, 4), "events.status.upcoming", "success"],
  ] as const)("says where %s", (_, happening, text, tone) =>
    expect(eventTag(english, happening, "2026-11-20T00:00:00Z")).toEqual({ text, tone }),
  );

  it.each([
    ["2026-11-29T16:00:00Z", "events.status.ongoing"],
    ["2026-12-01T00:00:00Z", "events.status.ended"],
  ] as const)("at %s says where in time it is, and nothing of places", (now, text) =>
    expect(eventTag(english, places(30, 18), now).text).toBe(text),
  );
});

describe("eventFee", () => {
  it.each([
    [0, "events.fee.free"],
    [10, "HK$0.10"],
    [12_000, "HK$120.00"],
  ])("%d cents", (fee_cents, words) => expect(eventFee(english, { fee_cents })).toBe(words));
});
