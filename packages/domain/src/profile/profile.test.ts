import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import {
  deleteProfileSchema,
  languageSchema,
  profileGenderSchema,
  profileNameSchema,
  profilePasswordSchema,
} from "./profile.ts";

const keys = (checked: ReturnType<typeof check>) => checked.issues?.map(({ field, key }) => `${field}: ${key}`);

describe("profile", () => {
  it("keeps a user's name to the rules of registration", () => {
    expect(keys(check(profileNameSchema, { name: "李明" }))).toEqual(["name: name.tooShort"]);
  });

  it.each([1, "2", 3.0])("takes %j for who a user is", (gender) =>
    expect(check(profileGenderSchema, { gender }).value?.gender).toBe(Number(gender)),
  );
  it.each([
    [undefined, "identity.required"],
    ["", "identity.required"],
    [null, "identity.required"],
    [0, "identity.invalid"],
    [4, "identity.invalid"],
    ["1.5", "identity.invalid"],
    [true, "identity.invalid"],
  ])("T65: refuses %j for who a user is", (gender, key) =>
    expect(keys(check(profileGenderSchema, { gender }))).toEqual([`gender: ${key}`]),
  );

  it.each([1, 2])("T17: takes language %d", (language_id) =>
    expect(check(languageSchema, { language_id })).toEqual({ value: { language_id } }),
  );
  it.each([0, 3, "zh-HK"])("T18: refuses language %j", (language_id) =>
    expect(keys(check(languageSchema, { language_id }))).toEqual(["language_id: option"]),
  );

  const passwords = { old_password: "old", new_password: "long enough", confirm_password: "long enough" };
  it("T64: sends the old password, the new one and its repetition", () => {
    expect(check(profilePasswordSchema, passwords)).toEqual({ value: passwords });
  });
  it.each([
    [{ old_password: "" }, ["old_password: oldPassword.required"]],
    [{ new_password: "short", confirm_password: "short" }, ["new_password: newPassword.tooShort"]],
    [{ confirm_password: "other" }, ["confirm_password: passwordConfirm.mismatch"]],
    [{ old_password: "long enough" }, ["new_password: newPassword.same"]],
    [
      { new_password: "", confirm_password: "" },
      ["new_password: newPassword.required", "confirm_password: passwordConfirm.required"],
    ],
  ])("refuses a change to %j", (change, wanted) =>
    expect(keys(check(profilePasswordSchema, { ...passwords, ...change }))).toEqual(wanted),
  );

  it("deletes an account with its password, or without one where it has none", () => {
    expect(check(deleteProfileSchema, {}).issues).toBeUndefined();
    expect(keys(check(deleteProfileSchema, { password: "" }))).toEqual(["password: oldPassword.required"]);
  });
});
