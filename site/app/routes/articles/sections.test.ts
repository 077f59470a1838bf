import { describe, expect, it } from "vitest";
import { knownType } from "./sections.ts";

describe("knownType", () => {
  it.each(["news", "events", "tips"])("knows %s", (type) => expect(knownType(type)).toBe(type));
  it.each(["school", "market", "toString", ""])("does not know %j", (type) => expect(knownType(type)).toBeUndefined());
});
