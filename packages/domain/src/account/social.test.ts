import { describe, expect, it } from "vitest";
import { readBegunSignIn, writeBegunSignIn } from "./begun-sign-in.ts";
import { isSocialService, socialReturnPath } from "./social-service.ts";

const begun = {
  service: "google",
  state: "s",
  nonce: "n",
  locale: "en-US",
  wanted: "/member/children?plan=2",
} as const;

describe("a sign-in that was begun with a service", () => {
  it.each([begun, { ...begun, wanted: undefined }])("is read as it was written: %j", (each) =>
    expect(readBegunSignIn(writeBegunSignIn(each))).toEqual(each),
  );

  it.each([
    undefined,
    "",
    "{",
    "null",
    JSON.stringify({ ...begun, service: "x" }),
    JSON.stringify({ ...begun, state: "" }),
    JSON.stringify({ ...begun, nonce: undefined }),
    JSON.stringify({ ...begun, locale: "fr" }),
  ])("is none in %j", (cookie) => expect(readBegunSignIn(cookie)).toBeUndefined());

  it("leads to pages of this site only", () => {
    expect(readBegunSignIn(writeBegunSignIn({ ...begun, wanted: "//elsewhere.example" }))?.wanted).toBeUndefined();
  });
});

it.each([
  ["google", true],
  ["facebook", true],
  ["apple", true],
  ["x", false],
  [null, false],
])("%j is a service: %s", (name, is) => expect(isSocialService(name)).toBe(is));

it("T15: returns have one address each", () => expect(socialReturnPath("apple")).toBe("/auth/apple/callback"));
