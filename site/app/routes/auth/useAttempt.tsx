import { Captcha, type CaptchaChallenge } from "../../forms/Captcha.tsx";
import { SubmissionName } from "../../forms/SubmissionName.tsx";
import { usePageSubmission } from "../../forms/usePageSubmission.ts";
import type { AuthView } from "./auth-view.ts";
import type { forgot, register, signIn } from "./submissions.ts";

/** What the three forms share: where they post, what came of it, which one it is and the captcha's token. */
export function useAttempt(view: AuthView, captcha: CaptchaChallenge) {
  const { form, outcome } = usePageSubmission<typeof signIn | typeof register | typeof forgot>({ captcha });
  const children = (
    <>
      <SubmissionName of={{ name: view }} />
      <Captcha {...captcha} />
    </>
  );
  return { outcome, form: { ...form, children } };
}

export type Attempt = ReturnType<typeof useAttempt>;
