import { describe, expect, it } from "vitest";
import { captchaActions, captchaField } from "../captcha/captcha.ts";
import { check } from "../issue/check.ts";
import { forgotSchema, resetPasswordSchema, verificationSchema } from "./recovery.ts";
import { registerFormSchema, registerSchema } from "./register.ts";
import { signInFormSchema, signInSchema, socialSignInSchema } from "./sign-in.ts";

const person = { name: "Ann Lee", email: "ann@gk.example", password: "long enough" };
const token = { [captchaField]: "token" };
const fieldKeys = (checked: ReturnType<typeof check>) => checked.issues?.map(({ field, key }) => [field, key]);

describe("register", () => {
  it("takes a person whose passwords agree", () => {
    const typed = { ...person, ...token, password_confirmation: person.password };
    expect(check(registerFormSchema, typed)).toEqual({ value: typed });
    expect(check(registerFormSchema, { ...typed, newsletter: "on" })).toEqual({
      value: { ...typed, newsletter: "on" },
    });
  });

  it("T64: checks the repetition and does not send it", () => {
    expect(fieldKeys(check(registerFormSchema, { ...person, ...token, password_confirmation: "other" }))).toEqual([
      ["password_confirmation", "passwordConfirm.mismatch"],
    ]);
    expect(check(registerSchema, { ...person, ...token, password_confirmation: person.password })).toEqual({
      value: { ...person, ...token },
    });
  });

  it("compares the repetition exactly, spaces included", () => {
    const typed = { ...person, ...token, password: "long enough ", password_confirmation: "long enough" };
    expect(fieldKeys(check(registerFormSchema, typed))).toEqual([
      ["password_confirmation", "passwordConfirm.mismatch"],
    ]);
  });

  it("compares the repetition also while other fields are wrong", () => {
    expect(
      fieldKeys(check(registerFormSchema, { ...person, ...token, name: "", password_confirmation: "other" })),
    ).toEqual([
      ["name", "name.required"],
      ["password_confirmation", "passwordConfirm.mismatch"],
    ]);
  });

  it("asks for everything, in the order of the form", () => {
    expect(fieldKeys(check(registerFormSchema, {}))).toEqual([
      ["name", "name.required"],
      ["email", "email.required"],
      ["password", "password.required"],
      ["password_confirmation", "passwordConfirm.required"],
      [captchaField, "captcha.required"],
    ]);
  });

  it("needs a captcha on the wire", () => {
    expect(fieldKeys(check(registerSchema, person))).toEqual([[captchaField, "captcha.required"]]);
  });
});

describe("sign-in", () => {
  it("takes any password that is there, since old ones may be shorter than today's rule", () => {
    expect(check(signInFormSchema, { email: person.email, password: "x" }).issues).toBeUndefined();
  });

  it("asks for what is missing", () => {
    expect(fieldKeys(check(signInSchema, {}))).toEqual([
      ["email", "email.required"],
      ["password", "password.required"],
      [captchaField, "captcha.required"],
    ]);
  });

  it("T84: needs a code and no captcha from a social network", () => {
    expect(check(socialSignInSchema, { code: "abc" })).toEqual({ value: { code: "abc" } });
    expect(fieldKeys(check(socialSignInSchema, { user: "{}" }))).toEqual([["code", "required"]]);
  });
});

describe("recovery", () => {
  it("asks for an address to send the link to", () => {
    expect(fieldKeys(check(forgotSchema, { ...token, email: "nobody" }))).toEqual([["email", "email.invalid"]]);
  });

  it("T64: sends the repetition of a new password", () => {
    const body = { code: "abc", password: "long enough", password_confirmation: "long enough", ...token };
    expect(check(resetPasswordSchema, body)).toEqual({ value: body });
    expect(fieldKeys(check(resetPasswordSchema, { ...body, password_confirmation: "other" }))).toEqual([
      ["password_confirmation", "passwordConfirm.mismatch"],
    ]);
  });

  it("words the new password as one", () => {
    const body = { code: "abc", password: "short", password_confirmation: "short", ...token };
    expect(fieldKeys(check(resetPasswordSchema, body))).toEqual([["password", "newPassword.tooShort"]]);
  });

  it("T84: needs no captcha to verify an address", () => {
    expect(check(verificationSchema, { code: "abc" })).toEqual({ value: { code: "abc" } });
    expect(fieldKeys(check(verificationSchema, { code: " " }))).toEqual([["code", "required"]]);
  });

  it("T84: has exactly five captcha actions", () => {
    expect(captchaActions).toEqual(["signin", "register", "forgot", "reset", "contact"]);
  });
});
