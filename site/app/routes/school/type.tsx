import { Breadcrumb } from "@gk/ui/breadcrumb";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { data } from "react-router";
import { useParams, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { headFor } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { read } from "../../data/read.server.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/type";
import { SchoolArticleCard } from "./SchoolArticleCard.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

const typeOf = (id: string) => query("getSchoolArticleType", { params: { id } });
const listOf = (slug: string, number: number) =>
  query("listSchoolArticles", { query: { slug, page: number, limit: 12, published: 1 } });

export const loader = page("schoolType", async (visit, args: Route.LoaderArgs) => {
  const { slug } = args.params;
  const list = listOf(slug, pageNumber(args.url.searchParams));
  const { fallback, answers } = await read(visit, { type: typeOf(slug), list });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  return { fallback, head: headFor(visit, args.request, "schoolType", { title: answers.type.data.name }) };
});

/** The school articles of a type. @source spec §2; decision 6 */
export default function SchoolType() {
  const t = useTranslations();
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
        title={name}
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
          <EmptyState
            picture={pictures.emptyArticles}
            title={t("school.articles.empty.title")}
            body={t("school.articles.empty.body")}
          />
        )}
        <CardGrid>
          {articles.map((article) => (
            <li key={article.id}>
              <SchoolArticleCard article={article} />
            </li>
          ))}
        </CardGrid>
        <Pagination current={current} total={pageCount(place)} href={pageHref(paths.schoolType(slug))} />
      </PageBody>
    </>
  );
}
