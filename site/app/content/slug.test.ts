import { describe, expect, it } from "vitest";
import { isSlug } from "./slug.ts";

describe("isSlug", () => {
  it.each(["news", "tip-p1", "a", "2026"])("takes %s", (text) => expect(isSlug(text)).toBe(true));
  it.each(["", "en-us/faq", "wp-login.php", "News", "a--b", "-a", "a-", "活動", "%2e%2e"])("T4: refuses %j", (text) =>
    expect(isSlug(text)).toBe(false),
  );
  it("T3: a prefix in other letter case is no type", () => expect(isSlug("en-US")).toBe(false));
});
