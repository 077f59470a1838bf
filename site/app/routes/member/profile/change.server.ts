import {
  check,
  localizePath,
  profileGenderSchema,
  profileImageSchema,
  profileNameSchema,
  profilePasswordSchema,
} from "@gk/domain";
import { type ProfileFormValues, readPasswordForm, readProfileForm, readProfileImageForm } from "@gk/ui/profile-form";
import { data, redirect } from "react-router";
import { visitOf } from "../../../data/page.server.ts";
import { brokenRules, type Failure, type Trouble, troubleOf } from "../../../forms/issues.ts";
import { paths } from "../../../paths.ts";
import type { Visit } from "../../../session/context.ts";
import { memberContext } from "../../../session/member.server.ts";
import { intentField, type ProfileIntent, type ProfileOutcome } from "./change.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

const outcomeOf = (intent: ProfileIntent, result: { ok: true } | Failure, typed?: ProfileFormValues) =>
  result.ok ? data<ProfileOutcome>({ intent, saved: true }) : refused(intent, troubleOf(result, typed), typed);

const refused = (intent: ProfileIntent, trouble: Trouble, typed?: ProfileFormValues) =>
  data<ProfileOutcome>({ ...trouble, intent, ...(typed ? { typed } : {}) }, { status: 422 });

/** Name and identity are two calls; what has not changed is not sent. */
async function changeDetails(args: ActionArgs, form: FormData) {
  const { client } = visitOf(args);
  const member = args.context.get(memberContext);
  const typed = readProfileForm(form);
  const name = check(profileNameSchema, typed);
  const gender = check(profileGenderSchema, typed);
  if (name.issues || gender.issues) {
    return refused("details", brokenRules([...(name.issues ?? []), ...(gender.issues ?? [])]), typed);
  }
  if (name.value.name !== member.name) {
    const result = await client.updateProfileName({ body: name.value });
    if (!result.ok) return outcomeOf("details", result, typed);
  }
  if (gender.value.gender === member.gender) return outcomeOf("details", { ok: true });
  return outcomeOf("details", await client.updateProfileGender({ body: gender.value }), typed);
}

/** A new password ends every session, this one too (decision 10). */
async function changePassword(visit: Visit, form: FormData) {
  const checked = check(profilePasswordSchema, readPasswordForm(form));
  if (checked.issues) return refused("password", brokenRules(checked.issues));
  const result = await visit.client.updatePassword({ body: checked.value });
  if (!result.ok) return outcomeOf("password", result);
  visit.endSession();
  return redirect(localizePath(paths.signIn, visit.locale));
}

async function changeImage({ client }: Visit, form: FormData) {
  const checked = check(profileImageSchema, readProfileImageForm(form));
  if (checked.issues) return refused("image", brokenRules(checked.issues));
  return outcomeOf("image", await client.updateProfileImage({ body: checked.value }));
}

/** Changes what one of the page's forms is about, before scripts too. */
export async function changeProfile(args: ActionArgs) {
  const form = await args.request.formData();
  const intent = form.get(intentField);
  if (intent === "password") return changePassword(visitOf(args), form);
  if (intent === "image") return changeImage(visitOf(args), form);
  return changeDetails(args, form);
}
