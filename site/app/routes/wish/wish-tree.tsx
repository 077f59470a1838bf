import { missionCategory, slugOf } from "@gk/domain";
import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { PageBody } from "@gk/ui/page-body";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { SectionHead } from "@gk/ui/section-head";
import { Row } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { WishLeaves } from "@gk/ui/wish-leaves";
import { WishTree as WishTreeHead } from "@gk/ui/wish-tree";
import { data, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPage } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber, pagePart } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { phrases } from "../../words/phrases.tsx";
import { unparted } from "../../words/unparted.ts";
import { withPart } from "../../words/with-part.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/wish-tree";
import { Leaf } from "./Leaf.tsx";

export { headers } from "../../data/cache.ts";

const listOf = (number: number) => query("listWishes", { query: { page: number, limit: 24 } });

export const loader = page("wishTree", async (visit, args: Route.LoaderArgs) => {
  const { fallback, answers } = await read(visit, { list: listOf(pageNumber(args.url.searchParams)) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  return { fallback, head: headOfPage(visit, headFor(visit, args.request, "wishTree"), answers.list.meta) };
});

const leafId = (id: number) => `wish-${id}`;

/** The approved wishes on the tree, and as a list. @source decision 25 */
export default function WishTree() {
  const t = useTranslations();
  const current = pageNumber(useSearchParams()[0]);
  const { data: wishes, meta: place } = useAnswer(listOf(current));
  const { member } = useVisitor();
  const add = <ButtonLink href={paths.addWish}>{t("wish.tree.add")}</ButtonLink>;
  return (
    <>
      <WishTreeHead
        title={withPart(phrases(t("wish.tree.title")), pagePart(t, place))}
        lead={t("wish.tree.lead")}
        wishes={wishes.map(({ id, category }) => ({ id: leafId(id), area: slugOf(missionCategory, category) }))}
      >
        <Row>
          {place.total > 0 && add}
          {member?.isModerator && (
            <ButtonLink href={paths.adminWish} variant="secondary">
              {t("wish.admin.title")}
            </ButtonLink>
          )}
        </Row>
      </WishTreeHead>
      <PageBody>
        {place.total === 0 ? (
          <EmptyState picture={pictures.emptyResults} {...t.group("wish.tree.empty", ["title", "body"])}>
            {add}
          </EmptyState>
        ) : (
          <SectionHead id="wishes" title={t("wish.tree.count", { count: place.total })} align="start" />
        )}
        {wishes.length > 0 && (
          <WishLeaves label={unparted(t("wish.tree.title"))}>
            {wishes.map((wish) => (
              <Leaf key={wish.id} wish={wish} id={leafId(wish.id)} />
            ))}
          </WishLeaves>
        )}
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.wishTree)} />
        <Text tone="muted">{t("wish.tree.rules")}</Text>
      </PageBody>
    </>
  );
}
