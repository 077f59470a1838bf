import { ArticleFrame } from "@gk/ui/article-frame";
import { ButtonLink } from "@gk/ui/button";
import { CardGrid } from "@gk/ui/card";
import { Illustration } from "@gk/ui/illustration";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { SectionHead } from "@gk/ui/section-head";
import { Row } from "@gk/ui/stack";
import { readingText } from "../content/long-page.ts";
import { longPage } from "../content/pages.server.ts";
import { useAnswer } from "../data/answers.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { preload } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { SchoolEnquiry } from "../school/SchoolEnquiry.tsx";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { SchoolArticleCard } from "./school/SchoolArticleCard.tsx";

export { headers } from "../data/cache.ts";
export { clientLoader, meta } from "../data/page.ts";

const types = query("listSchoolArticleTypes");
const articles = query("listSchoolArticles", { query: { page: 1, limit: 12, published: 1 } });

export const loader = page("school", async (visit) => ({
  ...(await preload(visit, { types, articles })),
  text: readingText(longPage("school", visit.locale)),
}));

/** The school edition: what it is, and the articles for schools by type. @source spec §2 */
export default function School() {
  const t = useTranslations();
  const { html, contents } = usePageData<typeof loader>().text;
  const { data: kinds } = useAnswer(types);
  const { data: list } = useAnswer(articles);
  return (
    <ArticleFrame
      title={phrases(t("school.title"))}
      dynamic={false}
      lead={t("school.lead")}
      picture={<Illustration of={pictures.school} alt="" eager />}
      contents={{ label: t("legal.tableOfContents"), items: contents }}
      after={
        <>
          <SectionHead align="start" {...t.group("school.articles", ["title", "lead"])} />
          <Row>
            {kinds.map(({ id, slug, name }) => (
              <ButtonLink key={id} href={paths.schoolType(slug)} variant="secondary" size="sm">
                {name}
              </ButtonLink>
            ))}
          </Row>
          <CardGrid>
            {list.map((article) => (
              <SchoolArticleCard key={article.id} article={article} level={3} />
            ))}
          </CardGrid>
          <SchoolEnquiry otherwise={{ href: paths.schoolPlans, text: t("school.cta.plans") }} />
        </>
      }
    >
      <Prose html={html} />
    </ArticleFrame>
  );
}
