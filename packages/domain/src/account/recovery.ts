import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { emailSchema } from "../email/email.ts";
import { form } from "../issue/form.ts";
import { isRepeated, newPasswordSchema, passwordConfirmSchema, passwordMismatch } from "../password/password.ts";
import { tokenField } from "../text/text-field.ts";

/**
 * What a person types who forgot the password.
 * @errors those of email
 * @source spec §5
 */
export const forgotFormSchema = form({ email: emailSchema });

/** What a person types who forgot the password. */
export type ForgotForm = v.InferInput<typeof forgotFormSchema>;

/**
 * The body of `POST /forgot`.
 * @errors those of email; captcha.required
 * @source spec §7
 */
export const forgotSchema = form({ ...forgotFormSchema.entries, [captchaField]: captchaTokenSchema });

const resetEntries = {
  code: tokenField(),
  password: newPasswordSchema,
  password_confirmation: passwordConfirmSchema,
} as const;

/**
 * What a person types to set a new password, with the code of the mail.
 * @errors required (code), those of newPassword; passwordConfirm.required, passwordConfirm.mismatch
 * @source spec §5
 */
export const resetPasswordFormSchema = v.pipe(
  form(resetEntries),
  v.forward(v.partialCheck([["password"], ["password_confirmation"]], isRepeated, passwordMismatch), [
    "password_confirmation",
  ]),
);

/** What a person types to set a new password. */
export type ResetPasswordForm = v.InferInput<typeof resetPasswordFormSchema>;

/**
 * The body of `POST /password`, which unlike `/register` carries the repetition (T64).
 * @errors those of the form; captcha.required
 * @source spec §7
 */
export const resetPasswordSchema = v.pipe(
  form({ ...resetEntries, [captchaField]: captchaTokenSchema }),
  v.forward(v.partialCheck([["password"], ["password_confirmation"]], isRepeated, passwordMismatch), [
    "password_confirmation",
  ]),
);

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
