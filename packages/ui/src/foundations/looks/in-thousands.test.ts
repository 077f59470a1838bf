import { expect, it } from "vitest";
import { inThousands } from "./in-thousands.ts";

it.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [12_345, "12,345"],
  [123_456, "123,456"],
  [1_234_567, "1,234,567"],
  [-1000, "-1,000"],
  [-999, "-999"],
  [Number.MAX_SAFE_INTEGER, "9,007,199,254,740,991"],
  [Number.NaN, "NaN"],
])("%d is written %s", (count, written) => expect(inThousands(count)).toBe(written));
