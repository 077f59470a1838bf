import { useEffect } from "react";
// oxlint-disable-next-line no-restricted-imports -- one of the two places that send a form
import { useActionData, useLocation, useNavigation, useSubmit } from "react-router-dom";
import type { CaptchaChallenge } from "./Captcha.tsx";
import { plainForm } from "./plain-form.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import type { AnySubmission, Outcome, OutcomeOf } from "./submission.ts";
import { useWordIssue } from "./useWordIssue.tsx";

type Options = {
  captcha?: CaptchaChallenge;
  /** What is kept of the form, which goes once it has worked. */
  draft?: { clear: () => void };
};

/**
 * A form that leads to another page, a session or a payment: the router posts it to the page's own action, which makes
 * the calls (see `submission`). Only the description's type is needed here, so that no rule and no call comes to the
 * browser for it.
 * @example
 * const { form, outcome } = usePageSubmission<typeof message>({ captcha, draft });
 */
export function usePageSubmission<Of extends AnySubmission>({ captcha, draft }: Options = {}) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const wordIssue = useWordIssue();
  const outcome = (useActionData() ?? {}) as OutcomeOf<Of>;
  const busy = useNavigation().state !== "idle";
  const action = pathname + search;
  const { ok, issues, formIssue }: Outcome = outcome;
  const clear = draft?.clear;

  useEffect(() => {
    if (ok) clear?.();
  }, [ok, clear]);

  async function send(data: FormData) {
    if (busy) return;
    await submit(captcha ? await solveCaptcha(captcha, data) : data, { method: "post", action });
  }

  return {
    outcome,
    busy,
    send,
    /** What a form of `@gk/ui` takes. */
    form: { action, busy, issues, formIssue, wordIssue, onSubmit: (_values: unknown, data: FormData) => send(data) },
    /** What a form takes that is no more than its buttons. */
    plainForm: plainForm(action, send),
  };
}

export type PageSubmission<Of extends AnySubmission> = ReturnType<typeof usePageSubmission<Of>>;
