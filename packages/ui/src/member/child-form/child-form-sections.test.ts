import { describe, expect, it } from "vitest";
import { answeredSections } from "./child-form-sections.ts";

describe("answeredSections", () => {
  it("is empty while nothing is answered", () => {
    expect(answeredSections({})).toEqual([]);
  });

  it.each([
    [{ name: "Hei Chan", gender: 1, date_of_birth: "2019-03-14" }, ["basic"]],
    [{ name: "Hei Chan", gender: 1, date_of_birth: "2019--14" }, []],
    [{ name: "  ", gender: 1, date_of_birth: "2019-03-14" }, []],
    [{ school_type: 7, year_level: 6 }, ["school"]],
    [{ school_type: 7, year_level: "" as const }, []],
    [{ siblings: [0, 0, 0, 1], caregivers: [2] }, ["family"]],
    [{ siblings: [0, 0, "" as const, 1], caregivers: [2] }, []],
    [{ siblings: [0, 0, 0, 1], caregivers: [] }, []],
    [{ area_id: 3, has_club_house: 0, has_pet: 0 }, ["home"]],
    [{ transport: [1] }, ["daily"]],
    [{ transport: [], eca: [1] }, []],
    [{ begin_score: 1 }, ["character"]],
  ])("of %j is %j", (values, sections) => {
    expect(answeredSections(values)).toEqual(sections);
  });
});
