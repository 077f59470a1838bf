import { expect, it } from "vitest";
import { hasFewParts } from "./posted.ts";

const partsOf = async (count: number) => {
  const form = new FormData();
  for (let field = 0; field < count; field += 1) form.append("a", "");
  return new Uint8Array(await new Response(form).arrayBuffer());
};

it.each([
  [1, true],
  // Each part but the first follows a line's end, and so does the end of all.
  [500, true],
  [501, false],
])("of a form with %d parts it is said that they are few: %s", async (count, few) =>
  expect(hasFewParts(await partsOf(count))).toBe(few),
);

it("what a picture happens to hold is no part", () => expect(hasFewParts(new Uint8Array(2 ** 20).fill(13))).toBe(true));
