import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/illustration";
import { useLoaderData, useRouteLoaderData } from "react-router-dom";
import { paths } from "../../paths.ts";
import type { Visitor } from "../../session/visitor.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/app";
import { loadLongPage } from "./long-page.server.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

export const loader = (args: Route.LoaderArgs) => loadLongPage(args, "app");

/** The guide to the app, step by step. @source spec §2 */
export default function AppGuide() {
  const t = useTranslations();
  const { page } = useLoaderData<typeof loader>();
  const signedIn = useRouteLoaderData<Visitor>("root")?.member != null;
  return (
    <ReadingPage
      page={page}
      lead={t("app.lead")}
      after={
        <CallToAction
          tone="sky"
          title={t("app.cta.title")}
          lead={t("app.cta.body")}
          picture={pictures.mascotHello}
          actions={
            <ButtonLink href={signedIn ? paths.member : paths.signIn}>
              {signedIn ? t("common.goToMember") : t("common.signin")}
            </ButtonLink>
          }
        />
      }
    />
  );
}
