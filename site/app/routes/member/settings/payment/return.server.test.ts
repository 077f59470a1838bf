import { expect, it } from "vitest";
import { returnOf } from "./return.server.ts";

it.each([
  ["success", "success"],
  ["cancelled", "cancelled"],
  ["canceled", undefined],
  ["Success", undefined],
  ["create", undefined],
  [undefined, undefined],
])("T7: %s is %s", (status, known) => expect(returnOf(status)).toBe(known));
