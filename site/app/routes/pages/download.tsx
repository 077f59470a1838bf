import { Link } from "@gk/ui/link";
import { Row } from "@gk/ui/stack";
import { StoreButton } from "@gk/ui/store-button";
import { contactPoints } from "../../contact-points.ts";
import { readingText } from "../../content/long-page.ts";
import { longPage } from "../../content/pages.server.ts";
import { headFor, pathOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/download";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

/** Mounted twice: for families, and for schools, who have an app of their own. */
export const loader = page("download", (visit, { request }: Route.LoaderArgs) => {
  const school = pathOf(request) === paths.downloadSchool;
  return {
    school,
    text: readingText(longPage(school ? "download-school" : "download", visit.locale)),
    head: headFor(visit, request, school ? "downloadSchool" : "download"),
  };
});

/** The ways to the mobile app. @source spec §1, §2 */
export default function Download() {
  const t = useTranslations();
  const { text, school } = usePageData<typeof loader>();
  const stores = school ? contactPoints.schoolStores : contactPoints.stores;
  return (
    <ReadingPage
      text={text}
      lead={school ? t("download.school.lead") : t("download.lead")}
      start={
        <Row>
          <StoreButton store="apple" href={stores.apple} {...t.group("store.apple", ["action", "name"])} />
          <StoreButton store="google" href={stores.google} {...t.group("store.google", ["action", "name"])} />
        </Row>
      }
    >
      <Link href={school ? paths.download : paths.downloadSchool}>
        {school ? t("download.toFamily") : t("download.toSchool")}
      </Link>
    </ReadingPage>
  );
}
