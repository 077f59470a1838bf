import { strengthGroups } from "@gk/ui/topic-tag";
import { expect, it } from "vitest";
import { sayKeys } from "../words/testing.ts";
import { strengthsOf } from "./strengths.ts";

const groups = strengthsOf(sayKeys());

it("knows 24 character strengths, none of them twice, in six groups", () => {
  const all = groups.flatMap(({ strengths }) => strengths);
  expect([all.length, new Set(all).size]).toEqual([24, 24]);
  expect(groups.map(({ group }) => group)).toEqual([...strengthGroups]);
});

it("says how many strengths a group has", () => {
  expect(groups[0]?.count).toBe('school.strengths.group.count {"count":5}');
});
