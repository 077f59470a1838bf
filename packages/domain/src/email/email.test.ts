import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { form } from "../issue/form.ts";
import { emailSchema, isEmail, normalizeEmail } from "./email.ts";
import { emailSuggestion } from "./email-suggestion.ts";

const schema = form({ email: emailSchema });
const ofLength = (length: number) => `${"a".repeat(length - "@gk.example".length)}@gk.example`;

describe("e-mail", () => {
  it.each([
    "name@gk.example",
    "NAME@GK.EXAMPLE",
    "first.last+tag@sub.gk.example",
    "o'brien_1@gk-two.co",
    "a@[1.2.3.4]",
    "a@[255.255.255.255]",
    "陳@gk.example",
    "a@1.hk",
    ofLength(191),
  ])("T62: takes %s", (email) => expect(check(schema, { email })).toEqual({ value: { email } }));

  it.each([
    ["", "email.required"],
    ["   ", "email.required"],
    [undefined, "email.required"],
    [5, "email.required"],
    ["a@b", "email.invalid"],
    ["a@b.c", "email.invalid"],
    ["a@b.c1", "email.invalid"],
    ["a@.com", "email.invalid"],
    ["a@b..com", "email.invalid"],
    ["a@-b.com", "email.invalid"],
    ["a@b-.com", "email.invalid"],
    ["a@1.2.3.4", "email.invalid"],
    ["a@[256.2.3.4]", "email.invalid"],
    ["a@[1.2.3]", "email.invalid"],
    ["@gk.example", "email.invalid"],
    [".a@gk.example", "email.invalid"],
    ["a.@gk.example", "email.invalid"],
    ["a..b@gk.example", "email.invalid"],
    ["a b@gk.example", "email.invalid"],
    ["a@b@gk.example", "email.invalid"],
    ["<a@gk.example>", "email.invalid"],
    ["a@gk.example\nBcc: b@gk.example", "email.invalid"],
    ["name", "email.invalid"],
    [ofLength(192), "email.tooLong"],
  ])("T62: refuses %j", (email, key) =>
    expect(check(schema, { email }).issues?.[0]).toMatchObject({ field: "email", key }),
  );

  it("trims and otherwise keeps what was typed", () => {
    expect(check(schema, { email: " Name@GK.example " })).toEqual({ value: { email: "Name@GK.example" } });
  });

  it.each(["\u200Bann@gk.example", "ann@gk\u00AD.example", "ann@gk.example\u2060\n", "\u202Aann@gk.example\u202C"])(
    "takes a pasted %j without what can't be seen",
    (email) => expect(check(schema, { email })).toEqual({ value: { email: "ann@gk.example" } }),
  );

  it("T62: counts what can be seen", () => {
    expect(check(schema, { email: `\u200B${ofLength(191)}` }).issues).toBeUndefined();
  });

  it("names the bound", () => {
    expect(check(schema, { email: ofLength(192) }).issues?.[0].params).toEqual({ max: "191" });
  });

  it("T62: takes an address in either letter case alike", () => {
    fc.assert(
      fc.property(fc.emailAddress({ size: "small" }), (email) => {
        expect(isEmail(email.toUpperCase())).toBe(isEmail(email));
        expect(isEmail(email)).toBe(true);
      }),
    );
  });

  it("compares addresses without regard to case", () => {
    expect(normalizeEmail(" Name@GK.Exam\u200Bple ")).toBe("name@gk.example");
  });
});

describe("emailSuggestion", () => {
  it.each([
    ["ming@gmial.com", "ming@gmail.com"],
    ["ming@gmail.con", "ming@gmail.com"],
    ["Ming@Gmal.com", "Ming@gmail.com"],
    ["ming@gmaill.com", "ming@gmail.com"],
    ["ming@yahoo.comhk", "ming@yahoo.com.hk"],
    ["ming@yahoo.co.hk", "ming@yahoo.com.hk"],
    ["ming@netvigater.com", "ming@netvigator.com"],
    ["ming@hotmial.com", "ming@hotmail.com"],
    ["ming@hotmai.com", "ming@hotmail.com"],
  ])("suggests for %s %s", (typed, meant) => expect(emailSuggestion(typed)).toBe(meant));

  it.each([
    "ming@gmail.com",
    "ming@ymail.com",
    "ming@mail.com",
    "ming@YAHOO.com",
    "ming@school.edu.hk",
    "ming",
    "@gmial.com",
    "",
  ])("has nothing to say about %j", (typed) => expect(emailSuggestion(typed)).toBeUndefined());
});
