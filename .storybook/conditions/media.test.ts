import { expect, it } from "vitest";
import { pretendedQuery } from "./media.ts";

const still = { "prefers-reduced-motion": "reduce" };

it.each([
  ["(prefers-reduced-motion: reduce)", "(min-width: 0)"],
  ["(prefers-reduced-motion:reduce)", "(min-width: 0)"],
  ["(prefers-reduced-motion: no-preference)", "(max-width: 0)"],
  ["(width <= 926px) and (prefers-reduced-motion: reduce)", "(width <= 926px) and (min-width: 0)"],
  ["(forced-colors: active)", "(forced-colors: active)"],
  ["(width > 926px)", "(width > 926px)"],
])("under reduced motion %s reads %s", (query, read) => {
  expect(pretendedQuery(query, still)).toBe(read);
});
