import * as v from "valibot";
import { emailSchema } from "../email/email.ts";
import { codeField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";
import type { IssueKey } from "../issue/issue-key.ts";
import { languageId } from "../locale/locale.ts";
import { nameSchema } from "../name/name.ts";
import { newPasswordSchema, passwordConfirmSchema, passwordMismatch, typedPassword } from "../password/password.ts";
import { tokenField } from "../text/text-field.ts";
import { identities } from "./identity.ts";

/**
 * The body of the profile's name call.
 * @errors those of name
 * @source spec §7
 */
export const profileNameSchema = form({ name: nameSchema });

/** The body of the profile's name call. */
export type ProfileNameBody = v.InferOutput<typeof profileNameSchema>;

/**
 * The body of the profile's password call, which carries the repetition as `confirm_password` (T64).
 * @errors oldPassword.required, those of newPassword, newPassword.same, passwordConfirm.required, .mismatch
 * @source spec §5 and §7
 */
export const profilePasswordSchema = v.pipe(
  form({
    old_password: typedPassword("oldPassword.required"),
    new_password: newPasswordSchema,
    confirm_password: passwordConfirmSchema,
  }),
  v.forward(
    v.partialCheck(
      [["old_password"], ["new_password"]],
      ({ old_password, new_password }) => old_password !== new_password,
      "newPassword.same" satisfies IssueKey,
    ),
    ["new_password"],
  ),
  v.forward(
    v.partialCheck(
      [["new_password"], ["confirm_password"]],
      ({ new_password, confirm_password }) => new_password === confirm_password,
      passwordMismatch,
    ),
    ["confirm_password"],
  ),
);

/**
 * The body of `POST /profile/first-password`, for an account that has none yet.
 * @errors those of newPassword, passwordConfirm.required, .mismatch
 * @source decision 123
 */
export const createPasswordSchema = v.pipe(
  form({ new_password: newPasswordSchema, confirm_password: passwordConfirmSchema }),
  v.forward(
    v.partialCheck(
      [["new_password"], ["confirm_password"]],
      ({ new_password, confirm_password }) => new_password === confirm_password,
      passwordMismatch,
    ),
    ["confirm_password"],
  ),
);

/**
 * The body of the profile's gender call.
 * @errors identity.required, identity.invalid
 * @source spec §5 and §7
 */
export const profileGenderSchema = form({
  gender: codeField(identities, "identity.required", "identity.invalid"),
});

/** The body of the profile's gender call. */
export type ProfileGenderBody = v.InferOutput<typeof profileGenderSchema>;

/**
 * The body of `PUT /profile/language`.
 * @errors required, option
 * @source spec §7; T17
 */
export const languageSchema = form({
  language_id: codeField(Object.values(languageId), "required", "option"),
});

/**
 * The body of `PATCH /profile/email`.
 * @errors those of email; found by the provider: email.taken, email.same
 * @source decision 70
 */
export const profileEmailSchema = form({ email: emailSchema });

/**
 * Which mails somebody wants: news and offers. Those about the account and its money always come.
 * @errors required
 * @source decision 118
 */
export const mailChoicesSchema = form({ news: v.boolean("required" satisfies IssueKey) });

/**
 * The body of `DELETE /profile`: the password; for an account that has none the code of the mail, or nothing to be sent
 * that mail.
 * @errors oldPassword.required; required (code)
 * @source decisions 16 and 72
 */
export const deleteProfileSchema = form({
  password: v.optional(typedPassword("oldPassword.required")),
  code: v.optional(tokenField()),
});
