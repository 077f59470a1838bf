import * as v from "valibot";
import { captchaField } from "../captcha/captcha.ts";
import { captchaTokenSchema } from "../captcha/captcha-token.ts";
import { emailSchema } from "../email/email.ts";
import { form } from "../issue/form.ts";
import { currentPasswordSchema } from "../password/password.ts";
import { tokenField } from "../text/text-field.ts";

/**
 * What a person types to sign in.
 * @errors those of email; password.required, password.tooLong
 * @source spec §5
 */
export const signInFormSchema = form({ email: emailSchema, password: currentPasswordSchema });

/** What a person types to sign in. */
export type SignInForm = v.InferInput<typeof signInFormSchema>;

/**
 * The body of `POST /signin`.
 * @errors those of the form; captcha.required
 * @source spec §7
 */
export const signInSchema = form({ ...signInFormSchema.entries, [captchaField]: captchaTokenSchema });

/**
 * The body of `POST /signin/facebook`, `/signin/google` and `/signin/apple`; only Apple sends the user (T84: no captcha).
 * @errors required, option
 * @source spec §7
 */
export const socialSignInSchema = form({
  code: tokenField(),
  user: v.optional(tokenField("option")),
  /** What the service was told to sign (decision 127). */
  nonce: v.optional(tokenField("option")),
});
