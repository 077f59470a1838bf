import {
  authTypeOf,
  check,
  destinations,
  forgotSchema,
  localizePath,
  registerSchema,
  registerFormSchema,
  signInSchema,
} from "@gk/domain";
import { data, redirect } from "react-router";
import { visitOf } from "../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../forms/issues.ts";
import { afterSignIn } from "../../session/guards.server.ts";
import type { Visit } from "../../session/context.ts";

/** What an attempt leads to when it does not lead elsewhere; `typed` comes back for browsers without scripts. */
export type AuthOutcome = Trouble & { typed?: { name?: string; email?: string }; sentTo?: string };

type Posted = Record<string, string>;

const refused = (trouble: Trouble, { name, email }: Posted) =>
  data<AuthOutcome>({ ...trouble, typed: { ...(name ? { name } : {}), ...(email ? { email } : {}) } }, { status: 422 });

async function signIn(visit: Visit, request: Request, posted: Posted) {
  const checked = check(signInSchema, posted);
  if (checked.issues) return refused(brokenRules(checked.issues), posted);
  const result = await visit.client.signIn({ body: checked.value });
  if (!result.ok) return refused(troubleOf(result), posted);
  visit.startSession(result.body.token);
  return redirect(localizePath(afterSignIn(request), visit.locale));
}

async function register(visit: Visit, posted: Posted) {
  const typed = check(registerFormSchema, posted);
  if (typed.issues) return refused(brokenRules(typed.issues), posted);
  const checked = check(registerSchema, posted);
  if (checked.issues) return refused(brokenRules(checked.issues), posted);
  const result = await visit.client.register({ body: checked.value });
  if (!result.ok) return refused(troubleOf(result, posted), posted);
  visit.startSession(result.body.token);
  return redirect(localizePath(destinations.emailVerification, visit.locale));
}

async function forgot(visit: Visit, posted: Posted) {
  const checked = check(forgotSchema, posted);
  if (checked.issues) return refused(brokenRules(checked.issues), posted);
  const result = await visit.client.requestPasswordReset({ body: checked.value });
  return result.ok ? data<AuthOutcome>({ sentTo: checked.value.email }) : refused(troubleOf(result), posted);
}

/** Signs in, registers or asks for a new password, with and without scripts (decision 54). */
export async function attempt(args: Parameters<typeof visitOf>[0] & { request: Request }) {
  const visit = visitOf(args);
  const { searchParams } = new URL(args.request.url);
  const posted = Object.fromEntries(
    [...(await args.request.formData())].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  if (searchParams.has("forgot")) return forgot(visit, posted);
  return authTypeOf(searchParams.get("type")) === "register"
    ? register(visit, posted)
    : signIn(visit, args.request, posted);
}
