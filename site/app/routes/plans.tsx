import { FaqList } from "@gk/ui/faq-list";
import { HeadedSection } from "@gk/ui/headed-section";
import { Icon, type IconDrawing, icons } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Prose } from "@gk/ui/prose";
import { TabLinks } from "@gk/ui/tab-links";
import { useSearchParams } from "react-router-dom";
import { longPage } from "../content/pages.server.ts";
import { useAnswer } from "../data/answers.ts";
import { headFor, translatorOf } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { read } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { choiceIn, withChoice } from "../plans/choice.ts";
import { strengthsIn } from "../school/strengths.ts";
import { useVisitor } from "../session/useVisitor.ts";
import { plan } from "../structured/offers.server.ts";
import { phrases } from "../words/phrases.tsx";
import { unparted } from "../words/unparted.ts";
import { withPart } from "../words/with-part.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/plans";
import { FamilyPlans } from "./plans/FamilyPlans.tsx";
import { SchoolPlans } from "./plans/SchoolPlans.tsx";

export { headers } from "../data/cache.ts";

const plans = query("listPlans");
const editionOf = (search: URLSearchParams) => (search.get("type") === "school" ? "school" : "family");
const asked = { family: ["per-child", "refund", "auto-renew"], school: ["school-plans", "school-social-worker"] };

const named = (icon: IconDrawing, name: string) => (
  <>
    <Icon of={icon} />
    {name}
  </>
);

export const loader = page("plans", async (visit, args: Route.LoaderArgs) => {
  const edition = editionOf(args.url.searchParams);
  const school = edition === "school";
  const t = translatorOf(visit);
  const { fallback, answers } = await read(visit, { plans });
  const head = headFor(visit, args.request, school ? "plansSchool" : "plans");
  return {
    fallback,
    questions: longPage("faq", visit.locale).sections.filter(({ id }) => asked[edition].includes(id)),
    strengths: school ? strengthsIn(longPage("school", visit.locale)) : [],
    // What a school pays is what its quote says: no price on its page is one at which anybody buys.
    head: { ...head, structured: school ? [] : answers.plans.data.plans.map((one) => plan(visit, t, one)) },
  };
});

/** Plans and prices for families and schools. @source spec §2, §3; decision 27 */
export default function Plans() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { questions, strengths } = usePageData<typeof loader>();
  const { data } = useAnswer(plans);
  const signedIn = useVisitor().member !== null;
  const edition = editionOf(search);
  const school = edition === "school";
  const offered = (school ? data.school_plans : data.plans).length;
  const { code } = choiceIn(search);
  const faq = (
    <HeadedSection
      title={t("plans.faq.title")}
      more={{ href: school ? paths.faqSchool : paths.faqPlans, text: t("plans.faq.cta") }}
      picture={pictures.mascotThink}
    >
      <FaqList
        key={edition}
        questions={questions.map(({ id, title, html }) => ({ id, question: title, answer: <Prose html={html} /> }))}
        defaultOpen={questions[0]?.id}
      />
    </HeadedSection>
  );
  return (
    <>
      <PageHead
        title={withPart(phrases(t("plans.title")), school ? t("plans.tab.school") : undefined)}
        lead={school ? t("plans.school.lead") : t("plans.lead")}
        tone={school ? "dusk" : "leaf"}
        picture={school ? pictures.school : pictures.mascotFly}
      >
        <TabLinks
          label={unparted(t("plans.title"))}
          links={[
            {
              id: "family",
              label: named(icons.house, t("plans.tab.family")),
              href: withChoice(paths.plans, { code }),
              current: !school,
            },
            {
              id: "school",
              label: named(icons.school, t("plans.tab.school")),
              href: paths.schoolPlans,
              current: school,
            },
          ]}
        />
      </PageHead>
      {offered === 0 && (
        <PageBody>
          <Notice>{t("plans.empty")}</Notice>
          {faq}
        </PageBody>
      )}
      {offered > 0 && school && (
        <SchoolPlans plans={data.school_plans} strengths={strengths}>
          {faq}
        </SchoolPlans>
      )}
      {offered > 0 && !school && (
        <FamilyPlans plans={data.plans} code={code} signedIn={signedIn}>
          {faq}
        </FamilyPlans>
      )}
    </>
  );
}
