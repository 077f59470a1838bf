import { Breadcrumb } from "@gk/ui/breadcrumb";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { data, useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor, headOfPage, sharedAs, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber, pagePart } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { useKeptPlace } from "../../data/useKeptPlace.ts";
import { paths } from "../../paths.ts";
import { trail } from "../../structured/trail.server.ts";
import { withPart } from "../../words/with-part.tsx";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/type";
import { SchoolArticleCard } from "./SchoolArticleCard.tsx";

export { headers } from "../../data/cache.ts";
export { backToPlace as clientLoader } from "../../data/useKeptPlace.ts";

const typeOf = (id: string) => query("getSchoolArticleType", { params: { id } });
const listOf = (slug: string, number: number) =>
  query("listSchoolArticles", { query: { slug, page: number, limit: 12, published: 1 } });

export const loader = page("schoolType", async (visit, args: Route.LoaderArgs) => {
  const { slug } = args.params;
  const list = listOf(slug, pageNumber(args.url.searchParams));
  const { fallback, answers } = await read(visit, { type: typeOf(slug), list });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  const head = headFor(visit, args.request, "schoolType", { title: answers.type.data.name });
  const t = translatorOf(visit);
  const way = [
    { label: t("nav.school"), href: paths.school },
    { label: answers.type.data.name, href: paths.schoolType(slug) },
  ];
  const listed = sharedAs({ ...head, structured: [trail(visit, t, way)] }, answers.type.data.name, t("nav.school"));
  return { fallback, head: headOfPage(visit, listed, answers.list.meta) };
});

/** The school articles of a type. @source spec §2; decisions 6 and 205 */
export default function SchoolType() {
  const t = useTranslations();
  useKeptPlace();
  const { slug = "" } = useParams();
  const current = pageNumber(useSearchParams()[0]);
  const { name, description } = useAnswer(typeOf(slug)).data;
  const { data: articles, meta: place } = useAnswer(listOf(slug, current));
  return (
    <>
      <PageHead
        dynamic
        tone="dusk"
        picture={pictures.school}
        title={withPart(name, pagePart(t, place))}
        lead={description}
        before={
          <Breadcrumb
            trail={[
              { label: t("nav.home"), href: paths.home },
              { label: t("nav.school"), href: paths.school },
            ]}
            current={name}
          />
        }
      />
      <PageBody>
        {articles.length === 0 && (
          <EmptyState picture={pictures.emptyArticles} {...t.group("school.articles.empty", ["title", "body"])} />
        )}
        <CardGrid>
          {articles.map((article) => (
            <SchoolArticleCard key={article.id} article={article} />
          ))}
        </CardGrid>
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.schoolType(slug))} />
      </PageBody>
    </>
  );
}
