import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/pictures";
import { readingText } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { useTranslations } from "../../words/words.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

export const loader = page("app", (visit) => ({ text: readingText(longPage("app", visit.locale)) }));

/** The guide to the app, step by step. @source spec §2 */
export default function AppGuide() {
  const t = useTranslations();
  const { text } = usePageData<typeof loader>();
  const signedIn = useVisitor().member !== null;
  return (
    <ReadingPage
      text={text}
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
    />
  );
}
