import { cookies, cookieValue, localizePath } from "@gk/domain";
import { data, redirect, redirectDocument } from "react-router-dom";
import { unreachableStatus } from "../data/keep-form.ts";
import { visitOf } from "../data/page.server.ts";
import { postedTexts } from "../errors/posted.ts";
import { paths } from "../paths.ts";
import { refusedContext } from "../session/context.ts";
import { type Outcome, type Submission, siteDataChanged } from "./submission.ts";
import { submissionField } from "./submission-field.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

/** What was posted; nothing where it is no form. */
const formIn = (request: Request) => request.formData().catch(() => undefined);

/** The page that comes with it says so in its title. */
function refused({ context }: ActionArgs, outcome: Outcome, status: number) {
  context.set(refusedContext, true);
  return data(outcome, { status });
}

/**
 * A route's `action` for its forms: makes the calls with the visit's client, acts on what follows, and hands what was
 * typed back where nothing does. `contextOf` says what the page knows besides the form.
 * @errors 422 with the broken rules or the refusal, 503 where the provider has given no answer; to sign-in when the session
 * is over (spec §4)
 */
export const submissionAction =
  <Args extends ActionArgs, Context>(
    submissions: readonly Submission<unknown, Context, unknown>[],
    contextOf: (args: Args) => Context | Promise<Context> = () => undefined as Context,
  ) =>
  async (args: Args) => {
    const visit = visitOf(args);
    const form = await formIn(args.request);
    const [only, ...others] = submissions;
    const wanted = others.length === 0 ? only : submissions.find(({ name }) => name === form?.get(submissionField));
    if (!form || !wanted) return refused(args, siteDataChanged.trouble, 422);

    const attempt = await wanted.attempt(visit.client, form, await contextOf(args));
    const { outcome, after } = attempt;
    if (!after) {
      if (attempt.isSessionOver) {
        visit.endSession();
        return redirect(localizePath(paths.signIn, visit.locale));
      }
      if (attempt.fault !== undefined) visit.report(attempt.fault);
      if (!attempt.isReached) visit.posted = postedTexts(form);
      const typed = wanted.typed?.(form);
      return refused(args, { ...outcome, ...(typed ? { typed } : {}) }, attempt.isReached ? 422 : unreachableStatus);
    }
    if (after.session === "ends") visit.endSession();
    else if (after.session) visit.startSession(after.session.begins);
    if (after.subscribed) {
      const { name, maxAgeSeconds } = cookies.newsletterSubscribed;
      visit.setCookie(name, cookieValue.newsletterSubscribed, maxAgeSeconds);
    }
    if (after.leaveFor !== undefined) return redirectDocument(after.leaveFor);
    const next = after.toldAt ?? after.goTo;
    if (next !== undefined) return redirect(localizePath(next, visit.locale));
    return data<Outcome>(outcome);
  };
