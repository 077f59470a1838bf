import { authTypeOf, formatPromotion, newUserDiscountCents } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { TabLinks } from "@gk/ui/tab-links";
import { useActionData, useLoaderData, useNavigation, useSearchParams, useSubmit } from "react-router-dom";
import { keepForm } from "../../data/keep-form.ts";
import { visitOf, worded } from "../../data/page.server.ts";
import { useLocalize } from "../../locale/locale.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/auth";
import { attempt, type AuthOutcome } from "./auth.server.ts";
import { Captcha } from "../../forms/Captcha.tsx";
import { captchaFor } from "../../forms/captcha.server.ts";
import { solveCaptcha } from "../../forms/solve-captcha.ts";
import { Forgot, ForgotSent } from "./Forgot.tsx";
import { Register } from "./Register.tsx";
import { SignIn } from "./SignIn.tsx";

export { clientLoader, meta } from "../../data/page.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

const viewOf = (search: URLSearchParams) => (search.has("forgot") ? "forgot" : authTypeOf(search.get("type")));

const heads = { signin: "signin", register: "register", forgot: "forgot" } as const;

export async function loader(args: Route.LoaderArgs) {
  const visit = visitOf(args);
  const view = viewOf(new URL(args.request.url).searchParams);
  return {
    captcha: await captchaFor(visit, view),
    head: worded(visit, args.request, heads[view], { amount: formatPromotion(newUserDiscountCents) }),
  };
}

export const action = (args: Route.ActionArgs) => attempt(args);

export const clientAction = (args: Route.ClientActionArgs) => keepForm(args);

/** What the three forms share: where they post, what came of it, and the captcha's token. */
function useAttempt() {
  const localize = useLocalize();
  const [search] = useSearchParams();
  const { captcha } = useLoaderData<typeof loader>();
  const outcome = useActionData<AuthOutcome>() ?? {};
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  const address = localize(`${paths.auth}?${search}`);
  return {
    outcome,
    form: {
      action: address,
      busy,
      issues: outcome.issues,
      formIssue: outcome.formIssue,
      onSubmit: async (_values: unknown, data: FormData) =>
        submit(await solveCaptcha(captcha, data), { method: "post", action: address }),
      children: <Captcha {...captcha} />,
    },
  };
}

export type Attempt = ReturnType<typeof useAttempt>;

export default function Auth() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const attempted = useAttempt();
  const view = viewOf(search);
  const redirect = search.get("redirect");
  const keep = redirect ? `&${new URLSearchParams({ redirect })}` : "";

  if (view === "forgot") {
    return attempted.outcome.sentTo ? <ForgotSent email={attempted.outcome.sentTo} /> : <Forgot attempt={attempted} />;
  }
  return (
    <AuthFrame
      tabs={
        <TabLinks
          label={t("header.member")}
          links={[
            { id: "signin", label: t("auth.tab.signin"), href: paths.signIn + keep, current: view === "signin" },
            {
              id: "register",
              label: t("auth.tab.register"),
              href: paths.register + keep,
              current: view === "register",
            },
          ]}
        />
      }
      title={t(`auth.${view}.title`)}
      lead={t(`auth.${view}.lead`)}
    >
      {view === "register" ? <Register attempt={attempted} /> : <SignIn attempt={attempted} wanted={redirect} />}
    </AuthFrame>
  );
}
