import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { imageBounds } from "../image/image-bounds.ts";
import { check } from "../issue/check.ts";
import { childSchema } from "./child.ts";
import { joinDateParts } from "./birthday.ts";

const today = "2026-11-20";
const schema = childSchema({ today, areaIds: [1, 18], ecaIds: Array.from({ length: 20 }, (_, index) => 101 + index) });

const child = {
  name: "Long Long",
  nickname: "Long 2",
  gender: 1,
  date_of_birth: "2019-12-05",
  school_type: 7,
  year_level: 6,
  siblings: [0, 0, 0, 1],
  caregivers: [1, 2, 7],
  area_id: 18,
  has_club_house: 1,
  has_pet: 0,
  transport: [1, 6],
  eca: [102],
  begin_score: 6,
};

const params = (change: object) => check(schema, { ...child, ...change }).issues?.[0].params;

const keys = (change: object) =>
  check(schema, { ...child, ...change }).issues?.map(({ field, key }) => `${field}: ${key}`) ?? [];

describe("child", () => {
  it("takes a complete child as it is", () => {
    expect(check(schema, child)).toEqual({ value: child });
  });

  it("T65: takes the texts of a multipart form for numbers", () => {
    const texts = {
      ...child,
      gender: "1",
      school_type: "7",
      year_level: "6",
      siblings: ["0", "0", "0", "1"],
      caregivers: ["1", "2", "7"],
      area_id: "18",
      has_club_house: "1",
      has_pet: "0",
      transport: ["1", "6"],
      eca: ["102"],
      begin_score: "6",
    };
    expect(check(schema, texts)).toEqual({ value: child });
  });

  it("asks for everything required, in the order of the form", () => {
    expect(check(schema, {}).issues?.map(({ key }) => key)).toEqual([
      "child.name.required",
      "child.gender.required",
      "child.date_of_birth.required",
      "child.school_type.required",
      "child.year_level.required",
      "child.siblings.required",
      "child.caregivers.required",
      "child.area_id.required",
      "child.has_club_house.required",
      "child.has_pet.required",
      "child.transport.required",
      "child.begin_score.required",
    ]);
  });

  it("drops fields that it does not know", () => {
    expect(check(schema, { ...child, is_premium: true }).value).not.toHaveProperty("is_premium");
  });

  it.each([
    ["name of 3", { name: "Ann" }],
    ["name of 30", { name: "a".repeat(30) }],
    ["no nickname", { nickname: undefined }],
    ["empty nickname", { nickname: "" }],
    ["Chinese nickname", { nickname: "阿朗" }],
    ["T61: nickname with digits", { nickname: "Long 99" }],
    ["T59: nickname of 30 letters of two units each", { nickname: "𨋢".repeat(30) }],
    ["T66: birthday today", { date_of_birth: today }],
    ["birthday on the first day", { date_of_birth: "2008-01-01" }],
    ["leap day", { date_of_birth: "2020-02-29" }],
    ["T67: age 11", { date_of_birth: "2015-11-20" }],
    ["nine siblings of each kind", { siblings: [9, 9, 9, 9] }],
    ["one caregiver", { caregivers: [12] }],
    ["nine caregivers", { caregivers: [1, 2, 3, 4, 5, 6, 7, 8, 9] }],
    ["T68: no and no", { has_club_house: 0, has_pet: 0 }],
    ["all means of transport", { transport: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] }],
    ["T71: no activities", { eca: [] }],
    ["T71: activities left out", { eca: undefined }],
    ["T71: ten activities", { eca: [101, 102, 103, 104, 105, 106, 107, 108, 109, 110] }],
    ["score 1", { begin_score: 1 }],
    ["score 10", { begin_score: 10 }],
    ["T72: no picture", { image: undefined }],
    ["T72: a file box left empty", { image: { name: "", size: 0, type: "application/octet-stream" } }],
    ["T72: a picture of 4,194,304 bytes", { image: { name: "a.jpg", size: 4_194_304, type: "image/jpeg" } }],
  ])("takes %s", (_, change) => expect(keys(change)).toEqual([]));

  it.each([
    ["T57: name of 2", { name: "朗朗" }, "name: child.name.tooShort"],
    ["name of 31", { name: "a".repeat(31) }, "name: child.name.tooLong"],
    ["T61: name with a digit", { name: "Long 2" }, "name: child.name.characters"],
    ["nickname of 31", { nickname: "a".repeat(31) }, "nickname: child.nickname.tooLong"],
    ["nickname with a sign", { nickname: "Long!" }, "nickname: child.nickname.characters"],
    ["nickname with an emoji", { nickname: "Long😀" }, "nickname: child.nickname.characters"],
    ["gender 0", { gender: 0 }, "gender: child.gender.invalid"],
    ["gender 3", { gender: 3 }, "gender: child.gender.invalid"],
    ["T65: gender 1.5", { gender: "1.5" }, "gender: child.gender.invalid"],
    ["empty gender", { gender: "" }, "gender: child.gender.required"],
    ["no birthday", { date_of_birth: "" }, "date_of_birth: child.date_of_birth.required"],
    ["birthday without a day", { date_of_birth: "2019-12-" }, "date_of_birth: child.date_of_birth.incomplete"],
    ["birthday without a month", { date_of_birth: "2019--05" }, "date_of_birth: child.date_of_birth.incomplete"],
    ["birthday without a year", { date_of_birth: "-12-05" }, "date_of_birth: child.date_of_birth.incomplete"],
    ["T66: 31 February", { date_of_birth: "2019-02-31" }, "date_of_birth: child.date_of_birth.invalid"],
    ["29 February of a common year", { date_of_birth: "2019-02-29" }, "date_of_birth: child.date_of_birth.invalid"],
    ["words for a birthday", { date_of_birth: "yesterday" }, "date_of_birth: child.date_of_birth.invalid"],
    ["birthday with a time", { date_of_birth: "2019-12-05T00:00" }, "date_of_birth: child.date_of_birth.invalid"],
    ["T66: birthday tomorrow", { date_of_birth: "2026-11-21" }, "date_of_birth: child.date_of_birth.future"],
    ["birthday too long ago", { date_of_birth: "2007-12-31" }, "date_of_birth: child.date_of_birth.tooEarly"],
    ["school type 0", { school_type: 0 }, "school_type: child.school_type.invalid"],
    ["school type 15", { school_type: 15 }, "school_type: child.school_type.invalid"],
    ["grade 0", { year_level: 0 }, "year_level: child.year_level.invalid"],
    ["grade 12", { year_level: 12 }, "year_level: child.year_level.invalid"],
    ["T69: three counts", { siblings: [0, 0, 0] }, "siblings: child.siblings.incomplete"],
    ["T69: five counts", { siblings: [0, 0, 0, 0, 0] }, "siblings: child.siblings.incomplete"],
    ["an empty count", { siblings: ["0", "", "0", "0"] }, "siblings: child.siblings.incomplete"],
    ["no counts", { siblings: [] }, "siblings: child.siblings.required"],
    ["a text for counts", { siblings: "0" }, "siblings: child.siblings.required"],
    ["T65: a count with a fraction", { siblings: [0, 0.5, 0, 0] }, "siblings: child.siblings.number"],
    ["a negative count", { siblings: [0, -1, 0, 0] }, "siblings: child.siblings.number"],
    ["a word for a count", { siblings: ["none", "0", "0", "0"] }, "siblings: child.siblings.number"],
    ["true for a count", { siblings: [true, 0, 0, 0] }, "siblings: child.siblings.number"],
    ["ten of a kind", { siblings: [0, 0, 10, 0] }, "siblings: child.siblings.tooMany"],
    ["T71: no caregiver", { caregivers: [] }, "caregivers: child.caregivers.required"],
    ["T70: a caregiver twice", { caregivers: [1, 1] }, "caregivers: child.caregivers.duplicate"],
    ["T70: a caregiver as number and text", { caregivers: [1, "1"] }, "caregivers: child.caregivers.duplicate"],
    ["caregiver 13", { caregivers: [13] }, "caregivers: child.caregivers.invalid"],
    ["ten caregivers", { caregivers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, "caregivers: child.caregivers.max"],
    ["area that does not exist", { area_id: 2 }, "area_id: child.area_id.invalid"],
    ["empty area", { area_id: "" }, "area_id: child.area_id.required"],
    ["T68: clubhouse not answered", { has_club_house: "" }, "has_club_house: child.has_club_house.required"],
    ["clubhouse 2", { has_club_house: 2 }, "has_club_house: child.has_club_house.required"],
    ["T68: pet not answered", { has_pet: null }, "has_pet: child.has_pet.required"],
    ["T71: no transport", { transport: [] }, "transport: child.transport.required"],
    ["transport 14", { transport: [14] }, "transport: child.transport.invalid"],
    ["T70: transport as number and text", { transport: ["2", 2] }, "transport: child.transport.duplicate"],
    ["activity that does not exist", { eca: [999] }, "eca: child.eca.invalid"],
    ["T70: an activity twice", { eca: [101, "101.0"] }, "eca: child.eca.duplicate"],
    ["T71: eleven activities", { eca: Array.from({ length: 11 }, (_, index) => 101 + index) }, "eca: child.eca.max"],
    ["empty score", { begin_score: "" }, "begin_score: child.begin_score.required"],
    ["score 0", { begin_score: 0 }, "begin_score: child.begin_score.range"],
    ["score 11", { begin_score: 11 }, "begin_score: child.begin_score.range"],
    ["T65: score 5.5", { begin_score: 5.5 }, "begin_score: child.begin_score.range"],
    [
      "T72: a picture one byte too large",
      { image: { name: "a.jpg", size: imageBounds.maxBytes + 1, type: "image/jpeg" } },
      "image: image.tooLarge",
    ],
    ["a picture of another type", { image: { name: "a.gif", size: 9, type: "image/gif" } }, "image: image.type"],
  ])("refuses %s", (_, change, key) => expect(keys(change)).toEqual([key]));

  it("leaves areas and activities open where the lists are not known", () => {
    const open = childSchema({ today });
    expect(check(open, { ...child, area_id: 99, eca: [999] }).issues).toBeUndefined();
    expect(check(open, { ...child, area_id: 0, eca: [0] }).issues?.map(({ key }) => key)).toEqual([
      "child.area_id.invalid",
      "child.eca.invalid",
    ]);
  });

  it("gives the arguments of its messages", () => {
    expect(params({ date_of_birth: "2007-12-31" })).toEqual({ date: "2008-01-01" });
    expect(params({ begin_score: 11 })).toEqual({ min: "1", max: "10" });
    expect(params({ name: "朗-朗" })).toEqual({ character: "-" });
    expect(params({ name: "朗" })).toEqual({ min: "3", max: "30", example: "李明 Ming" });
  });

  it("T70: judges lists alike whether their entries are numbers or texts", () => {
    const entries = fc.array(fc.integer({ min: -1, max: 14 }), { maxLength: 12 });
    fc.assert(
      fc.property(entries, (list) => {
        for (const field of ["caregivers", "transport", "siblings"])
          expect(keys({ [field]: list.map(String) })).toEqual(keys({ [field]: list }));
      }),
    );
  });
});

const box = (full: string) => fc.constantFrom("", full);

describe("joinDateParts", () => {
  it.each([
    [{ year: "2019", month: "4", day: "8" }, "2019-04-08"],
    [{ year: "2019", month: "12", day: "05" }, "2019-12-05"],
    [{ year: "2019", month: "", day: "" }, "2019--"],
    [{ year: "", month: "4", day: "" }, "-04-"],
    [{ year: "", month: "", day: "" }, ""],
  ])("joins %j", (parts, text) => expect(joinDateParts(parts)).toBe(text));

  it("is incomplete unless all or none of the boxes are filled", () => {
    fc.assert(
      fc.property(box("2019"), box("4"), box("8"), (year, month, day) => {
        const filled = [year, month, day].filter((text) => text !== "").length;
        const wanted = filled === 0 ? ["required"] : filled === 3 ? [] : ["incomplete"];
        const issues = check(schema, { ...child, date_of_birth: joinDateParts({ year, month, day }) }).issues ?? [];
        expect(issues.map(({ code }) => code)).toEqual(wanted);
      }),
    );
  });
});
