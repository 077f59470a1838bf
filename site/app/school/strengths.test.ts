import { locales } from "@gk/domain";
import { strengthGroups } from "@gk/ui/topic-tag";
import { describe, expect, it } from "vitest";
import { longPage } from "../content/pages.server.ts";
import { sayKeys } from "../words/testing.ts";
import { listedStrengths, strengthsIn } from "./strengths.ts";

describe.each(locales)("the page of the school edition in %s", (locale) => {
  const groups = strengthsIn(longPage("school", locale));

  it("explains 24 character strengths, none of them twice, in six groups", () => {
    const names = groups.flatMap(({ strengths }) => strengths.map(({ name }) => name));
    expect([names.length, new Set(names).size]).toEqual([24, 24]);
    expect(groups.map(({ group }) => group)).toEqual([...strengthGroups]);
    expect(groups.map(({ strengths }) => strengths.length)).toEqual([5, 4, 3, 3, 4, 5]);
  });

  it("says what each group and each strength is", () => {
    const said = groups.flatMap(({ lead, strengths }) => [lead, ...strengths.map(({ meaning }) => meaning)]);
    for (const sentence of said) expect(sentence).toMatch(/^[\p{Lu}\p{Lo}].+[。.]$/u);
  });
});

it("says how many strengths a group has", () => {
  const [wisdom] = listedStrengths(sayKeys(), strengthsIn(longPage("school", "en-US")));
  expect(wisdom?.count).toBe('school.strengths.count {"count":5}');
  expect(wisdom?.strengths).toContain("Love of learning");
});
