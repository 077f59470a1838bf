import { describe, expect, it } from "vitest";
import { readChildForm } from "./child-form-values.ts";

function posted(entries: readonly (readonly [name: string, value: string | File])[]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe("readChildForm", () => {
  it("reads an empty form as unanswered, never as zero", () => {
    expect(readChildForm(new FormData())).toEqual({
      name: "",
      nickname: "",
      gender: "",
      date_of_birth: "",
      school_type: "",
      year_level: "",
      siblings: ["", "", "", ""],
      caregivers: [],
      area_id: "",
      has_club_house: "",
      has_pet: "",
      transport: [],
      eca: [],
      begin_score: "",
    });
  });

  it('counts "no" as an answer (T68)', () => {
    const { has_club_house, has_pet } = readChildForm(
      posted([
        ["has_club_house", "0"],
        ["has_pet", "0"],
      ]),
    );
    expect([has_club_house, has_pet]).toEqual([0, 0]);
  });

  it("keeps the order of the four sibling counts (T69)", () => {
    const data = posted([
      ["siblings[3]", "1"],
      ["siblings[0]", "2"],
      ["siblings[1]", "0"],
      ["siblings[2]", ""],
    ]);
    expect(readChildForm(data).siblings).toEqual([2, 0, "", 1]);
  });

  it("takes an activity once, however often it is sent (T70)", () => {
    const data = posted([
      ["eca[]", "3"],
      ["eca[]", "1"],
      ["eca[]", "3"],
    ]);
    expect(readChildForm(data).eca).toEqual([3, 1]);
  });

  it("has a picture only when one is chosen", () => {
    const picture = new File(["picture"], "hei.jpg", { type: "image/jpeg" });
    expect(readChildForm(posted([["image", picture]])).image?.name).toBe("hei.jpg");
    expect(readChildForm(posted([["image", new File([], "")]]))).not.toHaveProperty("image");
  });

  it("passes on what is no number for the rules to refuse", () => {
    expect(readChildForm(posted([["gender", "boy"]])).gender).toBeNaN();
  });
});
