import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/illustration";
import { useLoaderData } from "react-router-dom";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/about-us";
import { loadLongPage } from "./long-page.server.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

export const loader = (args: Route.LoaderArgs) => loadLongPage(args, "about-us");

/** Who we are: vision, mission, four strategies, concept, consultants and founders. @source spec §2 */
export default function AboutUs() {
  const t = useTranslations();
  const { page } = useLoaderData<typeof loader>();
  return (
    <ReadingPage
      page={page}
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
