import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { form } from "../issue/form.ts";
import { currentPasswordSchema, newPasswordSchema, passwordSchema } from "./password.ts";

const schema = form({ password: passwordSchema });
const newPassword = form({ password: newPasswordSchema });
const currentPassword = form({ password: currentPasswordSchema });
const keysOf = (schemaOf: typeof newPassword | typeof currentPassword, passwords: readonly string[]) =>
  passwords.map((password) => check(schemaOf, { password }).issues?.[0].key);

describe("T63: password", () => {
  it.each([
    ["eight letters", "abcdefgh"],
    ["255 letters", "a".repeat(255)],
    ["spaces only, kept", "        "],
    ["spaces around, kept", " abcdef "],
    ["Chinese", "密碼密碼密碼密碼"],
    ["letters of two units each", "𨋢".repeat(255)],
  ])("takes %s", (_, password) => expect(check(schema, { password })).toEqual({ value: { password } }));

  it.each([
    ["nothing", undefined, "password.required", {}],
    ["an empty text", "", "password.required", {}],
    ["seven letters", "abcdefg", "password.tooShort", { min: "8" }],
    ["seven letters of two units each", "𨋢".repeat(7), "password.tooShort", { min: "8" }],
    ["256 letters", "a".repeat(256), "password.tooLong", { max: "255" }],
  ])("refuses %s", (_, password, key, params) =>
    expect(check(schema, { password }).issues).toMatchObject([{ key, params }]),
  );

  it("speaks of a new password under its own keys", () => {
    expect(keysOf(newPassword, ["", "short", "a".repeat(256), "long enough"])).toEqual([
      "newPassword.required",
      "newPassword.tooShort",
      "newPassword.tooLong",
      undefined,
    ]);
  });

  it("asks of an existing password only that it is there and not overlong", () => {
    expect(keysOf(currentPassword, ["", "x", "a".repeat(256)])).toEqual([
      "password.required",
      undefined,
      "password.tooLong",
    ]);
  });
});
