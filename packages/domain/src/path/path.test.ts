import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { safePath } from "./safe-path.ts";
import { wantedPath } from "./wanted-path.ts";

describe("T8: wantedPath", () => {
  it.each(["/member", "/member/", "/member/x", "/en-US/member/x"])("matches %s", (path) =>
    expect(wantedPath(path, "member")).toBe(true),
  );
  it.each([
    "/",
    "",
    "/x",
    "/x/member",
    "/en-US/member",
    "/zh-HK/member/x",
    "/en-US/x/member",
    "/member/x/y",
    "/members",
  ])("T9: misses %s", (path) => expect(wantedPath(path, "member")).toBe(false));
});

describe("safePath", () => {
  it.each(["/", "/member", "/en-US/member?a=1#b", "/news/一", "/a?next=http://x"])("lets %s through", (path) =>
    expect(safePath(path)).toBe(path),
  );
  it.each([
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "http://evil.example",
    "javascript:alert(1)",
    "member",
    "",
    " /member",
    "/\t/evil.example",
    "/a\nb",
    "/a\u0000",
    "/a\\b",
    `/${"a".repeat(2048)}`,
    undefined,
    null,
    5,
  ])("refuses %j", (path) => expect(safePath(path)).toBeUndefined());

  it("takes a path of 2,048 characters", () => {
    expect(safePath(`/${"a".repeat(2047)}`)).toBeDefined();
  });

  it("never leaves the site", () => {
    const risky = fc.string({
      unit: fc.constantFrom("/", "\\", "a", ":", ".", "\t", "@", "?", "#", " "),
      maxLength: 12,
    });
    fc.assert(
      fc.property(risky, (text) => {
        const path = safePath(text);
        if (path === undefined) return;
        // As browsers read it: tabs and line ends dropped, backslashes as slashes.
        expect(path.replace(/[\t\n\r]/g, "").replaceAll("\\", "/")).toMatch(/^\/(?!\/)/);
      }),
    );
  });
});
