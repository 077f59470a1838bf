import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, "0 kB"],
  [940, "0.9 kB"],
  [84_200, "84 kB"],
  [999_999, "1,000 kB"],
  [1_234_567, "1.2 MB"],
  [4_000_000, "4 MB"],
])("%d bytes are %s in both languages", (bytes, text) => {
  expect([fileSize(bytes, "zh-HK"), fileSize(bytes, "en-US")]).toEqual([text, text]);
});
