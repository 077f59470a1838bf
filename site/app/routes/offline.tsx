import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { Sheet } from "@gk/ui/sheet";
import { Heading, Text } from "@gk/ui/text";
import { headFor } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { listMark } from "../offline/kept.ts";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/offline";

export { headers } from "../data/cache.ts";

export const loader = page("offline", (visit, { request }: Route.LoaderArgs) => ({
  head: { ...headFor(visit, request, "offline"), unlisted: true },
}));

/** Stands in for a page without a connection, where the site is installed; its scripts don't run. @source decision 159 */
export default function Offline() {
  const t = useTranslations();
  return (
    <>
      <EmptyState picture={pictures.mascotSleep} level={1} {...t.group("offline", ["title", "body"])}>
        {/* The page that was wanted, whichever it was. */}
        <ButtonLink href="">{t("offline.retry")}</ButtonLink>
        <ButtonLink variant="quiet" href={paths.home}>
          {t("common.backHome")}
        </ButtonLink>
      </EmptyState>
      <Sheet as="section" aria-labelledby="kept">
        <Heading level={2} size="xl" id="kept">
          {t("offline.tips.title")}
        </Heading>
        <Text>{t("offline.tips.lead")}</Text>
        <Prose html={`<ul>${listMark}</ul>`} />
      </Sheet>
    </>
  );
}
