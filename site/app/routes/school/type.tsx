import { Breadcrumb } from "@gk/ui/breadcrumb";
import { CardGrid } from "@gk/ui/card";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/illustration";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { data } from "react-router";
import { useLoaderData } from "react-router-dom";
import { useAnswer } from "../../data/answers.ts";
import { gather, visitOf, worded } from "../../data/page.server.ts";
import { isBeyond, pageCount, pageHref, pageNumber } from "../../data/paging.ts";
import { query } from "../../data/query.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/type";
import { SchoolArticleCard } from "./SchoolArticleCard.tsx";

export { headers } from "../../data/cache.ts";
export { clientLoader, meta } from "../../data/page.ts";

const typeOf = (id: string) => query("getSchoolArticleType", { params: { id } });
const listOf = (slug: string, page: number) =>
  query("listSchoolArticles", { query: { slug, page, limit: 12, published: 1 } });

export async function loader(args: Route.LoaderArgs) {
  const { slug } = args.params;
  const visit = visitOf(args);
  const page = pageNumber(args.url.searchParams);
  const { fallback, answers } = await gather(visit, { type: typeOf(slug), list: listOf(slug, page) });
  if (isBeyond(answers.list.meta)) throw data(null, { status: 404 });
  return { fallback, slug, page, head: worded(visit, args.request, "schoolType", { title: answers.type.data.name }) };
}

/** The school articles of a type. @source spec §2; decision 6 */
export default function SchoolType() {
  const t = useTranslations();
  const { slug, page } = useLoaderData<typeof loader>();
  const { name, description } = useAnswer(typeOf(slug)).data;
  const { data: articles, meta: place } = useAnswer(listOf(slug, page));
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
        <Pagination current={page} total={pageCount(place)} href={pageHref(paths.schoolType(slug))} />
      </PageBody>
    </>
  );
}
