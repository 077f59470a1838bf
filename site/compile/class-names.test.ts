import { describe, expect, it } from "vitest";
import { shortName } from "./class-names.ts";

const button = "../packages/ui/src/controls/button/Button.css.ts";
const card = "../packages/ui/src/reading/card/Card.css.ts";

describe("the name of a class", () => {
  it("says its module and its count within it", () => {
    const names = ["1abcdef0", "1abcdef1", "1abcdef2k"].map((hash) => shortName({ hash, filePath: button }));
    const [first = "", second = "", later = ""] = names;
    expect(first).toMatch(/^_[0-9a-z]{2}0$/);
    expect([second, later]).toEqual([`${first.slice(0, 3)}1`, `${first.slice(0, 3)}2k`]);
  });

  it("is no other module's", () => {
    const other = shortName({ hash: "2bcdefg0", filePath: card });
    expect(other).toMatch(/^_[0-9a-z]{2}0$/);
    expect(other).not.toBe(shortName({ hash: "1abcdef0", filePath: button }));
  });

  it("is the long one where a module came later than the build began", () => {
    expect(shortName({ hash: "3cdefgh4", filePath: "app/new.css.ts" })).toBe("_3cdefgh4");
  });
});
