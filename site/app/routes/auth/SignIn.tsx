import { Notice } from "@gk/ui/notice";
import { SignInForm } from "@gk/ui/sign-in-form";
import { useDraftKept } from "../../forms/useDraft.ts";
import { useSuggestEmail } from "../../forms/useSuggestEmail.ts";
import { paths } from "../../paths.ts";
import { onTheWay } from "../../session/wanted-path.ts";
import { useTranslations } from "../../words/words.ts";
import type { Attempt } from "./useAttempt.tsx";

/** Signs in. `wanted` is the page for members that somebody was on the way to, or filled in a form of. */
export function SignIn({ attempt: { form, outcome }, wanted }: { attempt: Attempt; wanted: string | null }) {
  const t = useTranslations();
  const draftKept = useDraftKept(wanted);
  return (
    <>
      {wanted !== null && !outcome.formIssue && !outcome.issues && (
        <Notice>{t(draftKept ? "auth.signin.draftKept" : "auth.signin.continueNotice")}</Notice>
      )}
      <SignInForm
        {...form}
        defaultValues={outcome.typed}
        suggestEmail={useSuggestEmail()}
        forgotHref={onTheWay(paths.forgot, wanted)}
        words={t.group("auth.signin", ["email", "password", "forgot", "submit", "submitting"])}
      />
    </>
  );
}
