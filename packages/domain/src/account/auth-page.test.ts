import { describe, expect, it } from "vitest";
import { paymentReturns } from "../payment/payment.ts";
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
  it.each(["/member", "/member/children?plan=2", "/en-US/member/prizes#now", "/member/signout-help"])(
    "may be %s",
    (path) => expect(onwardPath(path)).toBe(path),
  );

  it.each([
    "/member/signout",
    "/member/signout/",
    "/en-US/member/signout?a=b",
    "/Member/SignOut#x",
    "//evil.example",
    null,
  ])("is not %s", (path) => expect(onwardPath(path)).toBeUndefined());
});
