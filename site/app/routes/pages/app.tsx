import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { contactPoints } from "../../contact-points.ts";
import { aroundChapter, readingText } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { application } from "../../structured/offers.server.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/app";
import { MissionSteps } from "./app/MissionSteps.tsx";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";

export const loader = page("app", (visit, { request }: Route.LoaderArgs) => {
  const head = headFor(visit, request, "app");
  const t = translatorOf(visit);
  const told = application(visit, t, {
    name: t("product.name"),
    description: head.description ?? "",
    stores: contactPoints.stores,
  });
  const text = longPage("app", visit.locale);
  return { text: readingText(text), ...aroundChapter(text, "mission"), head: { ...head, structured: [told] } };
});

/** The guide to the app, step by step. @source spec §2 */
export default function AppGuide() {
  const t = useTranslations();
  const { text, before, parts, after } = usePageData<typeof loader>();
  const signedIn = useVisitor().member !== null;
  return (
    <ReadingPage
      text={{ ...text, html: before }}
      picture={pictures.flowCelebrate}
      lead={t("app.lead")}
      after={
        <CallToAction
          tone="sky"
          {...t.group("app.cta", ["title", "lead"])}
          picture={pictures.mascotHello}
          actions={
            <ButtonLink href={signedIn ? paths.member : paths.signIn}>
              {signedIn ? t("common.goToMember") : t("common.signin")}
            </ButtonLink>
          }
        />
      }
    >
      <MissionSteps parts={parts} />
      <Prose html={after} />
    </ReadingPage>
  );
}
