import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromFormData, toFormData } from "./multipart.ts";

const form = (...entries: [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
};

describe("a body as a multipart form", () => {
  test("writes numbers as text, lists under name[], and nothing for what is absent", () => {
    const data = toFormData({
      name: "Ming Chan",
      gender: 1,
      siblings: [0, 1, 0, 2],
      eca: [],
      nickname: undefined,
      image: null,
      has_pet: 0,
    });
    expect([...data.entries()]).toEqual([
      ["name", "Ming Chan"],
      ["gender", "1"],
      ["siblings[]", "0"],
      ["siblings[]", "1"],
      ["siblings[]", "0"],
      ["siblings[]", "2"],
      ["has_pet", "0"],
    ]);
  });

  test("keeps a file and its name", () => {
    const data = toFormData({ image: new File(["x"], "me.png", { type: "image/png" }) });
    expect(data.get("image")).toMatchObject({ name: "me.png", type: "image/png", size: 1 });
  });
});

describe("a multipart form as a body", () => {
  test.each([
    ["single entries", form(["name", "Ming"]), { name: "Ming" }],
    ["a list of one", form(["eca[]", "101"]), { eca: ["101"] }],
    ["a list in the order sent", form(["eca[]", "2"], ["eca[]", "1"]), { eca: ["2", "1"] }],
    [
      "a list in the order of its numbers",
      form(["siblings[1]", "b"], ["siblings[0]", "a"], ["siblings[2]", "c"]),
      { siblings: ["a", "b", "c"] },
    ],
    ["a very large number without making a list of that size", form(["eca[4294967294]", "1"]), { eca: ["1"] }],
    ["the last of two single entries", form(["name", "a"], ["name", "b"]), { name: "b" }],
  ])("reads %s", (_, data, body) => {
    expect(fromFormData(data)).toEqual(body);
  });

  test("reads what was written, as text", () => {
    const key = fc.constantFrom("name", "area_id", "eca");
    const value = fc.oneof(fc.integer(), fc.string({ maxLength: 20 }));
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 5 }))), (body) => {
        const expected = Object.entries(body).map(([name, entry]) => [
          name,
          Array.isArray(entry) ? entry.map(String) : String(entry),
        ]);
        expect(fromFormData(toFormData(body))).toEqual(Object.fromEntries(expected));
      }),
    );
  });
});
