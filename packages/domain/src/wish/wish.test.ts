import { describe, expect, it } from "vitest";
import { captchaField } from "../captcha/captcha.ts";
import { check } from "../issue/check.ts";
import { wishDecisionSchema, wishFormSchema, wishSchema } from "./wish.ts";

const wish = { name: "阿朗", category: 3, wish: "I wish Grandma good health." };
const keys = (change: object) =>
  check(wishFormSchema, { ...wish, ...change }).issues?.map(({ field, key }) => `${field}: ${key}`) ?? [];

describe("wish", () => {
  it.each([
    ["as it is", {}],
    ["name of 30", { name: "a".repeat(30) }],
    ["category as text", { category: "5" }],
    ["wish of 5", { wish: "平安快樂呀" }],
    ["wish of 200", { wish: "字".repeat(200) }],
  ])("takes a wish: %s", (_, change) => expect(keys(change)).toEqual([]));

  it.each([
    ["no name", { name: "" }, "name: wish.name.required"],
    ["name of 1", { name: "a" }, "name: wish.name.tooShort"],
    ["name of 31", { name: "a".repeat(31) }, "name: wish.name.tooLong"],
    ["no category", { category: undefined }, "category: wish.category.required"],
    ["category 0", { category: 0 }, "category: wish.category.invalid"],
    ["category 6", { category: 6 }, "category: wish.category.invalid"],
    ["no wish", { wish: " " }, "wish: wish.text.required"],
    ["wish of 4", { wish: "平安快樂" }, "wish: wish.text.tooShort"],
    ["wish of 201", { wish: "字".repeat(201) }, "wish: wish.text.tooLong"],
  ])("refuses a wish: %s", (_, change, key) => expect(keys(change)).toEqual([key]));

  it("puts a wish on one line", () => {
    expect(check(wishFormSchema, { ...wish, wish: "one\r\n\ntwo" }).value?.wish).toBe("one two");
  });

  it("needs a captcha on the wire", () => {
    expect(check(wishSchema, wish).issues).toMatchObject([{ field: captchaField, key: "captcha.required" }]);
  });

  it.each([true, false])("takes the decision %j", (approved) =>
    expect(check(wishDecisionSchema, { approved })).toEqual({ value: { approved } }),
  );
  it("refuses a decision that is none", () =>
    expect(check(wishDecisionSchema, { approved: "yes" }).issues).toMatchObject([{ key: "required" }]));
});
