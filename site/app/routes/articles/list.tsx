import { hongKongToday } from "@gk/domain";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { data } from "react-router";
import { useLoaderData } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { gather, translatorOf, visitOf, worded } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { useKeptPlace } from "../../data/useKeptPlace.ts";
import { paths } from "../../paths.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/list";
import { ArticleItem } from "./ArticleItem.tsx";
import { EventItems } from "./EventItems.tsx";
import { isSlug, knownType, sectionOf } from "./sections.ts";

export { headers } from "../../data/cache.ts";
export { meta } from "../../data/page.ts";
export { backToPlace as clientLoader } from "../../data/useKeptPlace.ts";

const listOf = (type: string, page: number) =>
  query("listArticles", { query: { type, page, limit: 12, published: 1 } });

export async function loader(args: Route.LoaderArgs) {
  const { articles: type } = args.params;
  if (!isSlug(type)) throw data(null, { status: 404 });
  const visit = visitOf(args);
  const page = pageNumber(args.url.searchParams);
  const { fallback, answers } = await gather(visit, { list: listOf(type, page) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  const known = knownType(type);
  const title = translatorOf(visit)(sectionOf(type).title);
  const head = known ? worded(visit, args.request, known) : worded(visit, args.request, "articles", { title });
  return { fallback, head, type, page, today: hongKongToday(visit.now) };
}

/** The articles of a type: news, events, tips and what else the provider has. @source spec §2; decision 6 */
export default function Articles() {
  const t = useTranslations();
  useKeptPlace();
  const { type, page, today } = useLoaderData<typeof loader>();
  const { data: articles, meta: place } = useAnswer(listOf(type, page));
  const { title, lead, empty, tone, picture } = sectionOf(type);
  return (
    <>
      <PageHead tone={tone} picture={picture} title={phrases(t(title))} lead={t(lead)} />
      <PageBody>
        {articles.length === 0 && (
          <EmptyState picture={pictures.emptyArticles} title={t(empty.title)} body={t(empty.body)} />
        )}
        {type === "events" ? (
          <EventItems events={articles} today={today} />
        ) : (
          <CardGrid>
            {articles.map((article, index) => (
              <li key={article.id}>
                <ArticleItem article={article} eager={index < 3} />
              </li>
            ))}
          </CardGrid>
        )}
        <Pagination current={page} total={pageCount(place)} href={pageHref(paths.articles(type))} />
      </PageBody>
    </>
  );
}
