import type { Location } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { isStaying, placeKey, samePlace } from "./same-place.ts";

const at = (differences: Partial<Location>): Location => ({
  pathname: "/faq",
  search: "",
  hash: "#plans",
  state: null,
  key: "first",
  ...differences,
});

describe("T16: a page in another language", () => {
  it("stands where it stood before, also after several switches", () => {
    const chinese = at({});
    const english = at({ pathname: "/en-US/faq", key: "second", state: samePlace(chinese) });
    const again = at({ key: "third", state: samePlace(english) });
    expect([chinese, english, again].map(placeKey)).toEqual(["first", "first", "first"]);
    expect([chinese, english, again].map(isStaying)).toEqual([false, true, true]);
  });

  it("has a place of its own without an anchor, which nothing takes the reader back to", () => {
    const english = at({ hash: "", key: "second", state: samePlace(at({ hash: "" })) });
    expect(placeKey(english)).toBe("second");
  });

  it.each([null, undefined, "text", { from: "a form" }])("is no other move, such as one with %j", (state) => {
    expect(isStaying(at({ state }))).toBe(false);
    expect(placeKey(at({ state }))).toBe("first");
  });
});
