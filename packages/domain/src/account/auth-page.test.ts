import { describe, expect, it } from "vitest";
import { paymentReturns } from "../payment/payment.ts";
import { authTypeOf, destinations } from "./auth-page.ts";

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
