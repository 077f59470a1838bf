import { Notice } from "@gk/ui/notice";
import { SignInForm } from "@gk/ui/sign-in-form";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { useWords } from "../../words/words.ts";
import type { Attempt } from "./auth.tsx";

/** Signs in. `wanted` says that somebody was on the way to a page for members. */
export function SignIn({ attempt: { form, outcome }, wanted }: { attempt: Attempt; wanted: boolean }) {
  const t = useWords();
  return (
    <>
      {wanted && !outcome.formIssue && !outcome.issues && <Notice>{t("auth.signin.continueNotice")}</Notice>}
      <SignInForm
        {...form}
        wordIssue={useWordIssue()}
        initial={outcome.typed}
        forgotHref={paths.forgot}
        words={{
          email: t("auth.signin.email.label"),
          password: t("auth.signin.password.label"),
          forgot: t("auth.signin.forgot"),
          submit: t("auth.signin.submit"),
          submitting: t("auth.signin.submitting"),
        }}
      />
    </>
  );
}
