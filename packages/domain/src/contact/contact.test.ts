import { describe, expect, it } from "vitest";
import { captchaField } from "../captcha/captcha.ts";
import { check } from "../issue/check.ts";
import { contactFormSchema, contactSchema } from "./contact.ts";

const form = {
  type: 1,
  title: 3,
  name: "李明",
  email: "ming@gk.example",
  phone: "+85291234567",
  topic: "Plans",
  message: "How much is a year?",
};
const keys = (change: object) =>
  check(contactFormSchema, { ...form, ...change }).issues?.map(({ field, key }) => `${field}: ${key}`) ?? [];

const phone = (text: string) => check(contactFormSchema, { ...form, phone: text }).value?.phone;

describe("contact", () => {
  it("takes a complete form as it is", () => expect(check(contactFormSchema, form)).toEqual({ value: form }));

  it.each([
    ["codes as texts", { type: "2", title: "1" }],
    ["name of 2", { name: "ab" }],
    ["name of 50 with signs", { name: "O'Brien-".padEnd(50, "x") }],
    ["T75: phone 4", { phone: "41234567" }],
    ["T75: phone 7", { phone: "7123 4567" }],
    ["topic of 2", { topic: "Hi" }],
    ["topic of 100", { topic: "a".repeat(100) }],
    ["message of 10", { message: "a".repeat(10) }],
    ["message of 2,000", { message: "a".repeat(2000) }],
    ["T59: message of 2,000 letters of two units each", { message: "𨋢".repeat(2000) }],
    ["line ends of two characters counted once", { message: `${"a".repeat(1990)}${"\r\n".repeat(9)}a` }],
  ])("takes %s", (_, change) => expect(keys(change)).toEqual([]));

  it.each([
    ["no type", { type: undefined }, "type: contact.type.required"],
    ["type 3", { type: 3 }, "type: contact.type.invalid"],
    ["no title", { title: "" }, "title: contact.salutation.required"],
    ["title 4", { title: 4 }, "title: contact.salutation.invalid"],
    ["T60: name of spaces", { name: "\u3000 " }, "name: contact.name.required"],
    ["name of 1", { name: "a" }, "name: contact.name.tooShort"],
    ["name of 51", { name: "a".repeat(51) }, "name: contact.name.tooLong"],
    ["no e-mail", { email: "" }, "email: contact.email.required"],
    ["T62: e-mail without a suffix", { email: "a@b" }, "email: contact.email.invalid"],
    ["e-mail too long", { email: `${"a".repeat(190)}@gk.example` }, "email: email.tooLong"],
    ["no phone", { phone: " " }, "phone: contact.phone.required"],
    ["phone of 7", { phone: "9123456" }, "phone: contact.phone.invalid"],
    ["no topic", { topic: "" }, "topic: contact.topic.required"],
    ["topic of 1", { topic: "a" }, "topic: contact.topic.tooShort"],
    ["topic of 101", { topic: "a".repeat(101) }, "topic: contact.topic.tooLong"],
    ["no message", { message: "" }, "message: contact.message.required"],
    ["message of 9", { message: "a".repeat(9) }, "message: contact.message.tooShort"],
    ["message of 2,001", { message: "a".repeat(2001) }, "message: contact.message.tooLong"],
  ])("refuses %s", (_, change, key) => expect(keys(change)).toEqual([key]));

  it("T75: gives the same phone number however it is written", () => {
    expect([phone("91234567"), phone("+852 9123-4567"), phone("(852) 9123 4567")]).toEqual([
      "+85291234567",
      "+85291234567",
      undefined,
    ]);
  });

  it("writes bounds from 1,000 with a separator", () => {
    const issues = check(contactFormSchema, { ...form, message: "a".repeat(2001) }).issues;
    expect(issues?.[0].params).toEqual({ max: "2,000" });
  });

  it("needs a captcha on the wire", () => {
    expect(check(contactSchema, form).issues).toMatchObject([{ field: captchaField, key: "captcha.required" }]);
    expect(check(contactSchema, { ...form, [captchaField]: "token" }).issues).toBeUndefined();
  });
});
