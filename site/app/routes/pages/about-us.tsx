import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/illustration";
import { readingText } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

export const loader = page("about", (visit) => ({ text: readingText(longPage("about-us", visit.locale)) }));

/** Who we are: vision, mission, four strategies, concept, consultants and founders. @source spec §2 */
export default function AboutUs() {
  const t = useTranslations();
  const { text } = usePageData<typeof loader>();
  return (
    <ReadingPage
      text={text}
      after={
        <CallToAction
          tone="reward"
          title={t("about.cta.title")}
          lead={t("about.cta.body")}
          picture={pictures.mascotCheer}
          actions={<ButtonLink href={paths.contact}>{t("common.contactUs")}</ButtonLink>}
        />
      }
    />
  );
}
