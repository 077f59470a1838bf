import { check, verificationSchema } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { Button, ButtonLink } from "@gk/ui/button";
import { Notice } from "@gk/ui/notice";
import { Form, useActionData, useLoaderData, useNavigation, useRouteLoaderData } from "react-router-dom";
import { data } from "react-router";
import { keepForm } from "../../data/keep-form.ts";
import { visitOf, worded } from "../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../forms/issues.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import type { Visitor } from "../../session/visitor.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/verification";

export { clientLoader, meta } from "../../data/page.ts";

type Outcome = Trouble & { done?: true };

export function loader(args: Route.LoaderArgs) {
  return {
    code: new URL(args.request.url).searchParams.get("code") ?? "",
    head: worded(visitOf(args), args.request, "verification"),
  };
}

export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  const checked = check(verificationSchema, Object.fromEntries(await args.request.formData()));
  if (checked.issues) return data<Outcome>(brokenRules(checked.issues), { status: 422 });
  const result = await visit.client.verifyEmail({ body: checked.value });
  return result.ok ? data<Outcome>({ done: true }) : data<Outcome>(troubleOf(result), { status: 422 });
}

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** Verifies an address only when the button is pressed: mail scanners open links (decision 40; T92). */
export default function Verification() {
  const t = useTranslations();
  const { code } = useLoaderData<typeof loader>();
  const { done, formIssue, issues } = useActionData<Outcome>() ?? {};
  const signedIn = useRouteLoaderData<Visitor>("root")?.member != null;
  const busy = useNavigation().state !== "idle";
  const wordIssue = useWordIssue();
  const trouble = formIssue ?? issues?.[0];

  if (done) {
    return (
      <AuthFrame title={t("auth.verification.success.title")}>
        <Notice tone="success">{t("auth.verification.success.body")}</Notice>
        <ButtonLink href={signedIn ? paths.member : paths.signIn}>
          {signedIn ? t("auth.verification.success.cta") : t("common.signin")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  if (code === "" || trouble) {
    const used = !trouble || trouble.code === "verification.failed" || trouble.code === "required";
    return (
      <AuthFrame title={t("auth.verification.failed.title")}>
        <Notice tone="warning" urgent={trouble !== undefined}>
          {used ? t("auth.verification.failed.body") : wordIssue(trouble)}
        </Notice>
        <ButtonLink href={paths.emailVerification}>
          {signedIn ? t("member.emailVerification.resend") : t("auth.verification.failed.cta")}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t("member.emailVerification.title")}>
      <Form method="post">
        <input type="hidden" name="code" value={code} />
        <Button type="submit" block loading={busy ? t("auth.verification.checking") : undefined}>
          {t("common.confirm")}
        </Button>
      </Form>
    </AuthFrame>
  );
}
