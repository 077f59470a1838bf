import { describe, expect, it } from "vitest";
import { faultOf, nameOfType } from "./image-fault.ts";

describe("a file for a picture", () => {
  it.each([
    ["image/png", 100, undefined],
    ["image/png", 101, "size"],
    ["image/gif", 1, "type"],
    ["application/pdf", 101, "type"],
    ["", 1, "type"],
  ])("of type %j and %i bytes has the fault %j", (type, size, fault) => {
    expect(faultOf({ type, size }, ["image/jpeg", "image/png"], 100)).toBe(fault);
  });
});

it.each([
  ["image/jpeg", "JPEG"],
  ["image/svg+xml", "SVG"],
])("%s is called %s", (type, name) => {
  expect(nameOfType(type)).toBe(name);
});
