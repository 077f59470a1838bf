import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPhone, normalizePhone } from "./phone.ts";

describe("T75: phone", () => {
  it.each([
    ["21234567", "+85221234567"],
    ["41234567", "+85241234567"],
    ["71234567", "+85271234567"],
    ["91234567", "+85291234567"],
    ["+852 9123-4567", "+85291234567"],
    ["+852 (9123) 4567", "+85291234567"],
    ["９１２３４５６７", "+85291234567"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+123456789012345", "+123456789012345"],
    ["+1234567", "+1234567"],
  ])("reads %s as %s", (text, number) => expect(normalizePhone(text)).toBe(number));

  it.each([
    "",
    "11234567",
    "01234567",
    "9123456",
    "912345678",
    "+852 1123 4567",
    "+852 9123 456",
    "+852 9123 45678",
    "852 9123 4567",
    "+044 20 7946 0958",
    "+123456",
    "+1234567890123456",
    "9123-456a",
    "+",
  ])("refuses %j", (text) => expect(normalizePhone(text)).toBeUndefined());

  it("reads its own numbers again, also when written for reading", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{7}$/), (digits) => {
        const number = normalizePhone(digits);
        expect(number).toBe(`+852${digits}`);
        expect(normalizePhone(formatPhone(`+852${digits}`))).toBe(number);
      }),
    );
  });

  it("writes Hong Kong numbers in groups", () => {
    expect(formatPhone("+85223456789")).toBe("+852 2345 6789");
    expect(formatPhone("+442079460958")).toBe("+442079460958");
  });
});
