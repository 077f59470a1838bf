import { check, passwordBounds, resetPasswordSchema } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { ResetPasswordForm } from "@gk/ui/reset-password-form";
import { data, useActionData, useLoaderData, useNavigation, useSubmit } from "react-router-dom";
import { keepForm } from "../../data/keep-form.ts";
import { visitOf, worded } from "../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../forms/issues.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { useLocalize } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/reset";
import { Captcha } from "../../forms/Captcha.tsx";
import { captchaFor } from "../../forms/captcha.server.ts";
import { solveCaptcha } from "../../forms/solve-captcha.ts";
import { passwordWords } from "../../forms/password-words.ts";

export { clientLoader, meta } from "../../data/page.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

type Outcome = Trouble & { done?: true };

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  return {
    code: new URL(args.request.url).searchParams.get("code") ?? "",
    captcha: await captchaFor(visit, "reset"),
    head: worded(visit, args.request, "reset"),
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const checked = check(resetPasswordSchema, Object.fromEntries(await args.request.formData()));
  if (checked.issues) return data<Outcome>(brokenRules(checked.issues), { status: 422 });
  const result = await visit.client.resetPassword({ body: checked.value });
  return result.ok ? data<Outcome>({ done: true }) : data<Outcome>(troubleOf(result), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** Sets a new password with the code of a mail; open to members and guests (decision 8). */
export default function Reset() {
  const t = useTranslations();
  const localize = useLocalize();
  const { code, captcha } = useLoaderData<typeof loader>();
  const { issues, formIssue, done } = useActionData<Outcome>() ?? {};
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const wordIssue = useWordIssue();
  const address = localize(`${paths.resetPassword}?${new URLSearchParams({ code })}`);

  if (done) {
    return (
      <AuthFrame title={t("auth.reset.success.title")}>
        <Notice tone="success">{t("auth.reset.success.body")}</Notice>
        <ButtonLink href={paths.signIn}>{t("common.signin")}</ButtonLink>
      </AuthFrame>
    );
  }
  if (code === "" || formIssue?.code === "verification.failed") {
    return (
      <AuthFrame title={t("auth.reset.invalid.title")}>
        <Notice tone="warning">{t("auth.reset.invalid.body")}</Notice>
        <ButtonLink href={paths.forgot}>{t("auth.reset.invalid.cta")}</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("auth.reset.title")} lead={t("auth.reset.lead")}>
      <ResetPasswordForm
        action={address}
        busy={busy}
        code={code}
        issues={issues}
        formIssue={formIssue}
        wordIssue={wordIssue}
        passwordMinLength={passwordBounds.min}
        onSubmit={async (_values, form) =>
          submit(await solveCaptcha(captcha, form), { method: "post", action: address })
        }
        words={{
          password: t("auth.reset.password.label"),
          passwordHint: t("auth.register.password.hint", { min: String(passwordBounds.min) }),
          strength: passwordWords(t),
          confirmation: t("auth.reset.confirm.label"),
          submit: t("auth.reset.submit"),
          submitting: t("common.saving"),
        }}
      >
        <Captcha {...captcha} />
      </ResetPasswordForm>
    </AuthFrame>
  );
}
