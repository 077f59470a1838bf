import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { resolvedPage } from "../path/resolved-page.ts";
import { paymentReturns } from "../payment/payment.ts";
import { localizePath } from "../locale/locale-path.ts";
import { authTypeOf, destinations, onwardPath } from "./auth-page.ts";

describe("T20: authTypeOf", () => {
  it.each([
    ["register", "register"],
    ["signin", "signin"],
    ["forgot", "signin"],
    ["", "signin"],
    [null, "signin"],
    [undefined, "signin"],
  ])("%j shows %s", (type, shown) => expect(authTypeOf(type)).toBe(shown));
});

describe("destinations", () => {
  it("T11: tell the end of a session from a chosen sign-out", () => {
    expect(destinations.signIn).toBe("/auth?type=signin");
    expect(destinations.afterSignOut).toBe("/");
  });

  it("T7: know only success and cancelled", () => expect(paymentReturns).toEqual(["success", "cancelled"]));
});

describe("the page that somebody is led on to", () => {
  it.each([
    "/member",
    "/member/children?plan=2",
    "/en-US/member/prizes#now",
    "/member/signout-help",
    "/member/%E0%A4%A",
    "/member/a/../children",
    "/tips/100%25",
  ])("may be %s", (path) => expect(onwardPath(path)).toBe(path));

  it("is one of this site when its dots are resolved", () => {
    const unit = fc.constantFrom(
      "/",
      ".",
      "..",
      "a",
      "%2e",
      "%2F",
      "member",
      "en-US",
      "evil.example",
      "?",
      "#",
      "@",
      ":",
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), (parts) => {
        const path = onwardPath(`/${parts.join("")}`);
        if (path === undefined) return;
        for (const followed of [path, localizePath(path, "zh-HK"), localizePath(path, "en-US")])
          expect(resolvedPage(followed)).toMatch(/^\/(?!\/)/);
      }),
    );
  });

  it.each([
    "/member/signout",
    "/member/signout/",
    "/en-US/member/signout?a=b",
    "/Member/SignOut#x",
    "/member/../member/signout",
    "/./member/signout",
    "/member//signout//",
    "/member/children/%2E%2e/signout?a=b",
    "/faq/../en-US/member/signout",
    "/member/%73ignout",
    "/%6Dember/%53IGNOUT/",
    "/en%2DUS/member/signout",
    "/zh-HK/en-US/member/signout",
    "/en-US/en-US/zh-HK/member/signout",
    "/en-US//..//evil.example",
    "/.//evil.example",
    "/member/..//evil.example",
    "//evil.example",
    null,
  ])("is not %s", (path) => expect(onwardPath(path)).toBeUndefined());
});
