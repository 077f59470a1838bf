import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { emailSchema } from "../email/email.ts";
import { form } from "../issue/form.ts";
import { isRepeated, newPasswordSchema, passwordConfirmSchema, passwordMismatch } from "../password/password.ts";
import { tokenField } from "../text/text-field.ts";

/**
 * The body of `POST /forgot`.
 * @errors those of email; captcha.required
 * @source spec §7
 */
export const forgotSchema = form({ email: emailSchema, [captchaField]: captchaTokenSchema });

/** What a person types who forgot the password. */
export type ForgotForm = Omit<v.InferInput<typeof forgotSchema>, typeof captchaField>;

/**
 * The body of `POST /password`: a new password with the code of the mail, and unlike `/register` its repetition (T64).
 * @errors required (code), those of newPassword; passwordConfirm.required, passwordConfirm.mismatch; captcha.required
 * @source spec §5 and §7
 */
export const resetPasswordSchema = v.pipe(
  form({
    code: tokenField(),
    password: newPasswordSchema,
    password_confirmation: passwordConfirmSchema,
    [captchaField]: captchaTokenSchema,
  }),
  v.forward(v.partialCheck([["password"], ["password_confirmation"]], isRepeated, passwordMismatch), [
    "password_confirmation",
  ]),
);

/** What a person types to set a new password. */
export type ResetPasswordForm = Omit<v.InferInput<typeof resetPasswordSchema>, typeof captchaField>;

/**
 * The body of `POST /password/code`, which asks whether a mail's code still works.
 * @errors required
 * @source decision 128
 */
export const passwordCodeSchema = form({ code: tokenField() });

/**
 * The body of `POST /verification`; no captcha (T84).
 * @errors required
 * @source spec §7
 */
export const verificationSchema = form({ code: tokenField() });
