import { expect, it } from "vitest";
import { pretendedSelector } from "./states.ts";

it.each([
  ["a:hover", "a:is(:hover, [data-pretend~='hover'])"],
  [".card:has(:focus-visible)", ".card:has(:is(:focus-visible, [data-pretend~='focus-visible']))"],
  [".button:active:not([disabled])", ".button:is(:active, [data-pretend~='active']):not([disabled])"],
  [".field:focus", ".field:is(:focus, [data-pretend~='focus'])"],
  [".field:focus-within", ".field:focus-within"],
  [".link:any-link", ".link:any-link"],
  [".box::before", ".box::before"],
])("%s reads %s", (selector, read) => {
  expect(pretendedSelector(selector)).toBe(read);
});
