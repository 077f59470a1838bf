import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { form } from "../issue/form.ts";
import { nameSchema } from "./name.ts";
import { refusedNameCharacter } from "./name-character.ts";

const schema = form({ name: nameSchema });

describe("name", () => {
  it.each([
    ["three letters", "Ann", "Ann"],
    ["fifty letters", "a".repeat(50), "a".repeat(50)],
    ["Chinese of three", "陳大文", "陳大文"],
    ["T57: a short Chinese name with an English one", "李明 Ming", "李明 Ming"],
    ["T59: letters outside the common range", "㗎𨋢々", "㗎𨋢々"],
    ["T59: fifty letters of two units each", "𨋢".repeat(50), "𨋢".repeat(50)],
    ["T60: space around", "  Ann  ", "Ann"],
    ["T60: full-width spaces", "\u3000陳\u3000大文\u3000", "陳 大文"],
    ["a line end within, as pasted", "Ann\r\nLee", "Ann Lee"],
    ["a zero-width space within", "A\u200Bnn", "Ann"],
    ["a byte order mark in front", "\uFEFF陳大文", "陳大文"],
    ["a variation selector behind a letter", "葛\u{E0100}大文", "葛大文"],
  ])("takes %s", (_, name, value) => expect(check(schema, { name })).toEqual({ value: { name: value } }));

  it.each([
    ["nothing", undefined, "name.required", {}],
    ["null", null, "name.required", {}],
    ["a number", 5, "name.required", {}],
    ["an empty text", "", "name.required", {}],
    ["T60: three spaces", "   ", "name.required", {}],
    ["T60: three full-width spaces", "\u3000\u3000\u3000", "name.required", {}],
    ["T57: a Chinese name of two", "李明", "name.tooShort", { min: "3", example: "李明 Ming" }],
    ["T60: two letters in spaces", " ab ", "name.tooShort", { min: "3", example: "李明 Ming" }],
    ["T59: two letters of two units each", "𨋢𨋢", "name.tooShort", { min: "3", example: "李明 Ming" }],
    ["51 letters", "a".repeat(51), "name.tooLong", { max: "50" }],
    ["T58: a hyphen", "Chan Tai-man", "name.characters", { character: "-" }],
    ["T58: an apostrophe", "O'Brien", "name.characters", { character: "'" }],
    ["T58: a middle dot", "陳·大文", "name.characters", { character: "·" }],
    ["T61: a digit", "Ann 2", "name.characters", { character: "2" }],
    ["an accent", "Rene\u0301", "name.characters", { character: "é" }],
    ["an emoji", "Ann 😀", "name.characters", { character: "😀" }],
    ["kana", "さくら", "name.characters", { character: "さ" }],
    ["what can't be seen alone", "\u200B\u3164\u2800", "name.required", {}],
    ["T58: a hyphen behind what can't be seen", "\u200BTai-man", "name.characters", { character: "-" }],
  ])("refuses %s", (_, name, key, params) => {
    expect(check(schema, { name }).issues).toEqual([{ field: "name", key, code: key.slice(5), params }]);
  });

  it("takes exactly the texts of 3 to 50 letters that hold nothing refused", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "Z", "李", "𨋢", " ", "-", "1"), maxLength: 60 });
    fc.assert(
      fc.property(letters, (name) => {
        const length = Array.from(name.trim()).length;
        const taken = length >= 3 && length <= 50 && refusedNameCharacter(name) === undefined;
        expect(v.is(schema, { name })).toBe(taken);
      }),
    );
  });
});
