import { Band } from "@gk/ui/band";
import { ButtonLink } from "@gk/ui/button";
import { ChipLinks } from "@gk/ui/chip-links";
import { Container } from "@gk/ui/container";
import { HeadedSection } from "@gk/ui/headed-section";
import { MoreLink } from "@gk/ui/link";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { SectionHead } from "@gk/ui/section-head";
import { Row, Stack } from "@gk/ui/stack";
import { plainText } from "#plain-text";
import { definitionsOf } from "../content/definitions.ts";
import { passage } from "../content/long-page.ts";
import { longPage } from "../content/pages.server.ts";
import { useAnswer } from "../data/answers.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { preload } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { SchoolEnquiry } from "../school/SchoolEnquiry.tsx";
import { SchoolPlanCards } from "../school/SchoolPlanCards.tsx";
import { strengthsIn } from "../school/strengths.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import { ArticlesByType } from "./school/ArticlesByType.tsx";
import { shownOf } from "./school/latest.ts";
import { Lessons } from "./school/Lessons.tsx";
import { Strengths } from "./school/Strengths.tsx";

export { headers } from "../data/cache.ts";

const types = query("listSchoolArticleTypes");
/** The call narrows by type alone: which articles are about a group of strengths is found among the newest. */
const articles = query(
  "listSchoolArticles",
  { query: { page: 1, limit: 100, published: 1 } },
  { select: ({ data }) => shownOf(data) },
);
const plans = query("listPlans", {}, { as: "school", select: ({ data: { school_plans } }) => school_plans });

export const loader = page("school", async (visit) => {
  const text = longPage("school", visit.locale);
  const explained = (id: string) => {
    const { title, html } = passage(text, id);
    return { title, items: definitionsOf(html) };
  };
  return {
    ...(await preload(visit, { types, articles, plans })),
    title: text.title,
    lead: plainText(text.intro).trim(),
    idea: passage(text, "idea"),
    strengths: strengthsIn(text),
    steps: explained("in-class"),
    roles: explained("roles"),
    offer: passage(text, "plans"),
  };
});

/** The school edition: what it teaches and how, its plans, and the articles for schools by type. @source spec §1, §2 */
export default function School() {
  const t = useTranslations();
  const { title, lead, idea, strengths, steps, roles, offer } = usePageData<typeof loader>();
  const { data: kinds } = useAnswer(types);
  const list = useAnswer(articles);
  const offered = useAnswer(plans);
  const parts = [
    { id: "strengths", label: t("school.strengths.title") },
    { id: "in-class", label: steps.title },
    { id: "plans", label: offer.title },
    { id: "articles", label: t("school.articles.title") },
  ];
  return (
    <>
      <PageHead title={phrases(title)} lead={lead} tone="dusk" picture={pictures.school}>
        <Row>
          <ButtonLink href={paths.contactAbout("school")}>{t("school.enquiry.cta")}</ButtonLink>
          <ButtonLink href={paths.downloadSchool} variant="secondary">
            {t("school.cta.download")}
          </ButtonLink>
        </Row>
      </PageHead>
      <PageBody>
        <ChipLinks
          label={t("legal.tableOfContents")}
          links={parts.map(({ id, label }) => ({ id, label, href: `#${id}` }))}
        />
        <HeadedSection id="idea" title={phrases(idea.title)}>
          <Prose html={idea.html} />
        </HeadedSection>
      </PageBody>
      <Strengths groups={strengths} articles={list} />
      <Lessons steps={steps} roles={roles} />
      <Band wave={0} id="plans" aria-labelledby="plans-title">
        <Container>
          <Stack gap="10">
            <SectionHead id="plans-title" title={phrases(offer.title)} />
            <SchoolPlanCards plans={offered} level={3} />
            <Prose html={offer.html} />
            <MoreLink href={paths.schoolPlans}>{t("school.cta.plans")}</MoreLink>
          </Stack>
        </Container>
      </Band>
      <PageBody>
        <ArticlesByType types={kinds} articles={list} />
        <SchoolEnquiry otherwise={{ href: paths.schoolPlans, text: t("school.cta.plans") }} />
      </PageBody>
    </>
  );
}
