import { describe, expect, it } from "vitest";
import { sayKeys } from "../../../words/testing.ts";
import { childWith } from "./child.fixture.ts";
import { childDetails } from "./details.ts";

const context = {
  regions: [{ id: 3, slug: "nt", name: "New Territories", districts: [{ id: 7, slug: "sha-tin", name: "Sha Tin" }] }],
  eca: [{ id: 1, slug: "sport", name: "Sport", items: [{ id: 102, slug: "swimming", name: "Swimming" }] }],
  birthday: "5 December 2019",
};

const detail = (id: string, differences = {}) =>
  childDetails(sayKeys(), childWith(differences), context).find((entry) => entry.id === id)?.detail;

describe("childDetails", () => {
  it.each([
    ["nickname", {}, "common.notProvided"],
    ["name", { nickname: "Long" }, "Long Long"],
    ["date_of_birth", {}, "5 December 2019"],
    ["area_id", {}, "Sha Tin"],
    ["eca", {}, "Swimming"],
    ["eca", { eca: [] }, "common.none"],
    ["has_club_house", {}, "common.have"],
    ["begin_score", {}, 'child.view.score {"value":"6","max":"10"}'],
  ])("says of %s with %j: %s", (id, differences, words) => expect(detail(id, differences)).toBe(words));

  it("leaves out what the child is called, which stands above (decision 153)", () => {
    expect([detail("name"), detail("nickname", { nickname: "Long" })]).toEqual([undefined, undefined]);
  });

  it("T68: a no is an answer", () => {
    expect([detail("has_pet"), detail("has_pet", { has_pet: 1 })]).toEqual(["common.haveNot", "common.have"]);
  });

  it("T69: names only the siblings that there are, in the order of the wire", () => {
    expect(detail("siblings", { siblings: [0, 2, 0, 1] })).toBe(
      'child.view.siblings.youngerBrother {"count":2} and child.view.siblings.youngerSister {"count":1}',
    );
    expect(detail("siblings", { siblings: [0, 0, 0, 0] })).toBe("child.view.siblings.none");
  });

  it("names every caregiver and way to school", () => {
    expect(detail("caregivers")).toMatch(/^[^,]+ and [^,]+$/);
    expect(detail("transport")).toMatch(/^[^,]+ and [^,]+$/);
  });

  it("has a term for each answer", () => {
    const entries = childDetails(sayKeys(), childWith(), context);
    expect(entries.map(({ term }) => term)).toEqual(entries.map(({ id }) => `child.form.${id}.label`));
  });
});
