import { cookies, deletionGraceDays, formatPromotion, newUserDiscountCents } from "@gk/domain";
import { AuthFrame } from "@gk/ui/auth-frame";
import { Notice } from "@gk/ui/notice";
import { TabLinks } from "@gk/ui/tab-links";
import { useSearchParams } from "react-router-dom";
import { headFor } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { captchaFor } from "../../forms/captcha.server.ts";
import { submissionAction } from "../../forms/submission.server.ts";
import { useHeadingFocus } from "../../layouts/useHeadingFocus.ts";
import { paths } from "../../paths.ts";
import { wantedBy } from "../../session/guards.server.ts";
import { onTheWay, wantedParameter } from "../../session/wanted-path.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/auth";
import { authView } from "./auth-view.ts";
import { Forgot, ForgotSent } from "./Forgot.tsx";
import { InAppBrowser } from "./InAppBrowser.tsx";
import { inAppBrowser } from "./in-app-browser.ts";
import { leavingParameter } from "./leaving.ts";
import { OtherWays } from "./OtherWays.tsx";
import { Register } from "./Register.tsx";
import { SignIn } from "./SignIn.tsx";
import { SocialEnded } from "./SocialEnded.tsx";
import { socialEnding } from "./social-return.ts";
import { forgot, register, signIn } from "./submissions.ts";
import { useAttempt } from "./useAttempt.tsx";

export { keepForm as clientAction } from "../../data/keep-form.ts";
export { freshCaptcha as shouldRevalidate } from "../../forms/fresh-captcha.ts";

export const loader = page("signin", async (visit, args: Route.LoaderArgs) => {
  const view = authView(args.url.searchParams);
  const wanted = wantedBy(args.request);
  // The mail's link opens a page of its own, which goes on from there.
  if (view === "forgot" && wanted) visit.setCookie(cookies.wanted.name, wanted, cookies.wanted.maxAgeSeconds);
  return {
    captcha: await captchaFor(visit, view),
    social: visit.socialServices,
    app: inAppBrowser(args.request.headers.get("User-Agent")),
    address: visit.origin + args.url.pathname.replace(/\.data$/, "") + args.url.search,
    head: headFor(visit, args.request, view, { amount: formatPromotion(newUserDiscountCents) }),
  };
});

export const action = submissionAction([signIn, register, forgot], ({ request }: Route.ActionArgs) => ({
  wanted: wantedBy(request),
}));

export default function Auth() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const view = authView(search);
  const { captcha, social, app, address } = usePageData<typeof loader>();
  const attempted = useAttempt(view, captcha);
  const { ok, issues, formIssue } = attempted.outcome;
  const ended = ok || issues || formIssue ? undefined : socialEnding(search);
  useHeadingFocus(attempted.outcome.say);
  const wanted = search.get(wantedParameter);
  const isLeaving = search.has(leavingParameter) && !(issues || formIssue);

  if (view === "forgot") {
    const { say } = attempted.outcome;
    const back = onTheWay(paths.signIn, wanted);
    return say ? <ForgotSent email={say.sentTo} back={back} /> : <Forgot attempt={attempted} back={back} />;
  }
  return (
    <AuthFrame
      tabs={
        <TabLinks
          label={t("header.member")}
          links={[
            {
              id: "signin",
              label: t("auth.tab.signin"),
              href: onTheWay(paths.signIn, wanted),
              current: view === "signin",
            },
            {
              id: "register",
              label: t("auth.tab.register"),
              href: onTheWay(paths.register, wanted),
              current: view === "register",
            },
          ]}
        />
      }
      title={t(`auth.${view}.title`)}
      lead={t(`auth.${view}.lead`)}
    >
      {app && <InAppBrowser app={app} address={address} />}
      {ended && <SocialEnded of={ended} />}
      {isLeaving && <Notice>{t("auth.signin.leaving", { days: deletionGraceDays })}</Notice>}
      {view === "register" ? <Register attempt={attempted} /> : <SignIn attempt={attempted} wanted={wanted} />}
      <OtherWays services={social} view={view} wanted={wanted} />
    </AuthFrame>
  );
}
