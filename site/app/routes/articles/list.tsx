import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { data } from "react-router";
import { useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPage, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber, pagePart } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { useKeptPlace } from "../../data/useKeptPlace.ts";
import { paths } from "../../paths.ts";
import { useVisitor } from "../../session/useVisitor.ts";
import { phrases } from "../../words/phrases.tsx";
import { withPart } from "../../words/with-part.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/list";
import { feedLinks } from "../feeds/links.server.ts";
import { ArticleItem } from "./ArticleItem.tsx";
import { EventItems } from "./EventItems.tsx";
import { isSlug, knownType, sectionOf } from "./sections.ts";

export { headers } from "../../data/cache.ts";
export { meta } from "../../data/page.ts";
export { backToPlace as clientLoader } from "../../data/useKeptPlace.ts";

const listOf = (type: string, number: number) =>
  query("listArticles", { query: { type, page: number, limit: 12, published: 1 } });

export const loader = page("articles", async (visit, args: Route.LoaderArgs) => {
  const { articles: type } = args.params;
  if (!isSlug(type)) throw data(null, { status: 404 });
  const { fallback, answers } = await read(visit, { list: listOf(type, pageNumber(args.url.searchParams)) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  const title = translatorOf(visit)(sectionOf(type).title);
  const head = headFor(visit, args.request, knownType(type) ?? "articles", { title });
  const known = knownType(type);
  const feeds = known ? feedLinks(visit, known, translatorOf(visit)("feed.title", { section: title })) : [];
  const listed = { ...head, alternates: [...head.alternates, ...feeds] };
  return { fallback, head: headOfPage(visit, listed, answers.list.meta) };
});

/** The articles of a type: news, events, tips and what else the provider has. @source spec §2; decision 6 */
export default function Articles() {
  const t = useTranslations();
  useKeptPlace();
  const { articles: type = "" } = useParams();
  const current = pageNumber(useSearchParams()[0]);
  const { today } = useVisitor();
  const { data: articles, meta: place } = useAnswer(listOf(type, current));
  const { title, lead, empty, tone, picture } = sectionOf(type);
  return (
    <>
      <PageHead tone={tone} picture={picture} title={withPart(phrases(t(title)), pagePart(t, place))} lead={t(lead)} />
      <PageBody>
        {articles.length === 0 && (
          <EmptyState picture={pictures.emptyArticles} title={t(empty.title)} body={t(empty.body)} />
        )}
        {type === "events" ? (
          <EventItems events={articles} today={today} />
        ) : (
          <CardGrid>
            {articles.map((article, index) => (
              <ArticleItem key={article.id} article={article} eager={index < 3} />
            ))}
          </CardGrid>
        )}
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.articles(type))} />
      </PageBody>
    </>
  );
}
