import { missionCategory, slugOf } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { TopicTag } from "@gk/ui/topic-tag";
import { data } from "react-router";
import { useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPage } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber, pagePart } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { named } from "../../words/named.tsx";
import { phrases } from "../../words/phrases.tsx";
import { withPart } from "../../words/with-part.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/wish-tree";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

const listOf = (number: number) => query("listWishes", { query: { page: number, limit: 24 } });

export const loader = page("wishTree", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { list: listOf(pageNumber(args.url.searchParams)) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  return { fallback, head: headOfPage(visit, headFor(visit, args.request, "wishTree"), answers.list.meta) };
});

/** The approved wishes as a list. @source decision 25 */
export default function WishTree() {
  const t = useTranslations();
  const current = pageNumber(useSearchParams()[0]);
  const { data: wishes, meta: place } = useAnswer(listOf(current));
  const add = <ButtonLink href={paths.addWish}>{t("wish.tree.add")}</ButtonLink>;
  return (
    <>
      <PageHead
        tone="leaf"
        picture={pictures.wishTree}
        title={withPart(phrases(t("wish.tree.title")), pagePart(t, place))}
        lead={t("wish.tree.lead")}
      >
        {place.total > 0 && add}
      </PageHead>
      <PageBody>
        {place.total === 0 ? (
          <EmptyState picture={pictures.emptyResults} {...t.group("wish.tree.empty", ["title", "body"])}>
            {add}
          </EmptyState>
        ) : (
          <Text>{t("wish.tree.count", { count: place.total })}</Text>
        )}
        <CardGrid>
          {wishes.map(({ id, name, category, wish }) => (
            <Sheet key={id}>
              <Stack gap="3">
                <Text>{named(t("wish.tree.item", { name, wish }), t.locale)}</Text>
                <Row>
                  <TopicTag tone={slugOf(missionCategory, category)}>
                    {t(`category.${slugOf(missionCategory, category)}.name`)}
                  </TopicTag>
                </Row>
              </Stack>
            </Sheet>
          ))}
        </CardGrid>
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.wishTree)} />
        <Text tone="muted">{t("wish.tree.rules")}</Text>
      </PageBody>
    </>
  );
}
