import { expect, it } from "vitest";
import { chinese } from "./zh-HK.ts";
import { english } from "./en-US.ts";

it.each([
  [4, "4 KB"],
  [1023, "1,023 KB"],
  [1024, "1 MB"],
  [1536, "1.5 MB"],
  [4096, "4 MB"],
])("a limit of %i kilobytes is %s, as hints write it", (kilobytes, size) => {
  expect(english.imageTooLarge(kilobytes)).toContain(`larger than ${size}.`);
  expect(chinese.imageTooLarge(kilobytes)).toContain(`超過 ${size}，`);
});
