import { fileIn, type NumberAnswer, numberIn, textIn } from "../../forms/form/index.ts";

/** A member's own details, as the wire calls them: `gender` is who one is to the children. */
export type ProfileFormValues = { name: string; gender: NumberAnswer };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readProfileForm(data: FormData): ProfileFormValues {
  return { name: textIn(data, "name"), gender: numberIn(data, "gender") };
}

/** A change of password, as the wire calls it. @source T64 */
export type PasswordFormValues = { old_password: string; new_password: string; confirm_password: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readPasswordForm(data: FormData): PasswordFormValues {
  return {
    old_password: textIn(data, "old_password"),
    new_password: textIn(data, "new_password"),
    confirm_password: textIn(data, "confirm_password"),
  };
}

/** A new profile picture; required. @source T72 */
export type ProfileImageFormValues = { image: File | undefined };

/** Reads the picture from the form's data, in the browser or where the form is posted to. */
export function readProfileImageForm(data: FormData): ProfileImageFormValues {
  return { image: fileIn(data, "image") };
}
