import { Link } from "@gk/ui/link";
import { Row } from "@gk/ui/stack";
import { StoreButton } from "@gk/ui/store-button";
import { useLoaderData } from "react-router-dom";
import { contactPoints } from "../../contact-points.ts";
import { pathOf } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/download";
import { loadLongPage } from "./long-page.server.ts";
import { ReadingPage } from "./ReadingPage.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

/** Mounted twice: for families, and for schools, who have an app of their own. */
export function loader(args: Route.LoaderArgs) {
  const edition = pathOf(args.request) === paths.downloadSchool ? "school" : "family";
  return { edition, ...loadLongPage(args, edition === "school" ? "download-school" : "download") } as const;
}

/** The ways to the mobile app. @source spec §1, §2 */
export default function Download() {
  const t = useTranslations();
  const { page, edition } = useLoaderData<typeof loader>();
  const school = edition === "school";
  const stores = school ? contactPoints.schoolStores : contactPoints.stores;
  return (
    <ReadingPage
      page={page}
      lead={school ? t("download.school.lead") : t("download.lead")}
      start={
        <Row>
          <StoreButton
            store="apple"
            href={stores.apple}
            action={t("store.apple.action")}
            name={t("store.apple.name")}
          />
          <StoreButton
            store="google"
            href={stores.google}
            action={t("store.google.action")}
            name={t("store.google.name")}
          />
        </Row>
      }
    >
      <Link href={school ? paths.download : paths.downloadSchool}>
        {school ? t("download.toFamily") : t("download.toSchool")}
      </Link>
    </ReadingPage>
  );
}
