import { describe, expect, it } from "vitest";
import { calendarOf } from "../../../../data/calendar.server.ts";
import { methodWith } from "../../../../payment/payment.fixture.ts";
import { sayKeys } from "../../../../words/testing.ts";
import { childWith, plan } from "../child.fixture.ts";
import { nextCharge } from "./next-charge.ts";

const child = childWith({
  subscription: {
    ...plan,
    next_bill_on: "2027-03-05",
    charge_cents: 88_800,
    auto_renew: true,
    payment_method: methodWith({ exp_year: 2030 }),
  },
});
const address = "https://gk.example/en-US/member/children/201/subscription";
const charge = nextCharge(sayKeys(), child, address);

describe("the next charge in a calendar", () => {
  it("says how much is charged to which card, and where to turn it off (decision 50)", () =>
    expect([charge?.day, charge?.title, charge?.body].join()).toMatch(
      /2027-03-05.*HK\$888\.00.*Long Long.*Visa.*4242.*subscription/,
    ));

  it.each(["Pacific/Kiritimati", "America/Los_Angeles"])("is that whole day in %s too", (zone) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    try {
      if (!charge) throw new Error("The plan is charged.");
      const lines = calendarOf(charge, { locale: "zh-HK", now: new Date("2026-11-20T12:00:00Z") }).split("\r\n");
      expect(lines).toContain("DTSTART;VALUE=DATE:20270305");
      expect(lines.filter((line) => /^(?:DTEND|BEGIN:VTIMEZONE)/.test(line))).toEqual([]);
      expect(lines).toContain("UID:charge-901-2027-03-05");
      expect(lines).toContain("TRANSP:TRANSPARENT");
    } finally {
      process.env["TZ"] = before;
    }
  });

  it("folds long Chinese lines within a character's bytes", () => {
    const day = { id: "x", day: "2027-03-05", title: "龍".repeat(60), body: "字,字;字\n字", url: address } as const;
    const file = calendarOf(day, { locale: "zh-HK", now: new Date(0) });
    expect(file.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${"龍".repeat(60)}`);
    expect(file.replaceAll("\r\n ", "")).toContain("DESCRIPTION:字\\,字\\;字\\n字");
  });
});
