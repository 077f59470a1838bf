import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { emailSchema } from "../email/email.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { nameSchema } from "../name/name.ts";
import { isRepeated, passwordConfirmSchema, passwordMismatch, passwordSchema } from "../password/password.ts";

/**
 * What the form of registration posts: what a person types, whether the newsletter is wanted, and the captcha's token. The
 * repetition of the password is checked here and not sent on (T64).
 * @errors those of name, email and password; passwordConfirm.required, passwordConfirm.mismatch; option, captcha.required
 * @source spec §5
 */
export const registerFormSchema = v.pipe(
  form({
    name: nameSchema,
    email: emailSchema,
    password: passwordSchema,
    password_confirmation: passwordConfirmSchema,
    newsletter: v.optional(v.picklist(["on"], "option" satisfies IssueKey)),
    [captchaField]: captchaTokenSchema,
  }),
  v.forward(v.partialCheck([["password"], ["password_confirmation"]], isRepeated, passwordMismatch), [
    "password_confirmation",
  ]),
);

/** What a person types to register. */
export type RegisterForm = Omit<v.InferInput<typeof registerFormSchema>, "newsletter" | typeof captchaField>;

/**
 * The body of `POST /register`.
 * @errors those of name, email and password; captcha.required
 * @source spec §7; T64
 */
export const registerSchema = form({
  name: nameSchema,
  email: emailSchema,
  password: passwordSchema,
  [captchaField]: captchaTokenSchema,
});
