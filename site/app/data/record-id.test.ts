import { expect, it } from "vitest";
import { recordId } from "./record-id.ts";

it("is the number in an address", () => expect(recordId("42")).toBe(42));

it.each(["2147483648", "0", "-1", "08", "1.0", "x", "", undefined])("is no page for %j", (text) =>
  expect(() => recordId(text)).toThrow(expect.objectContaining({ init: { status: 404 } })),
);
