import { textIn } from "../../forms/form/index.ts";

/** The answers of the form that invites a caregiver, as the wire calls them. @source decision 20 */
export type CaregiverFormValues = { email: string };

/** Reads the answers from the form's data, in the browser or where the form is posted to. */
export function readCaregiverForm(data: FormData): CaregiverFormValues {
  return { email: textIn(data, "email") };
}
