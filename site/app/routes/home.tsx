import { Band } from "@gk/ui/band";
import { CategoryFlower } from "@gk/ui/category-flower";
import { Container } from "@gk/ui/container";
import { FactList } from "@gk/ui/fact-list";
import { Hero } from "@gk/ui/hero";
import { PlanGrowth } from "@gk/ui/plan-growth";
import { Quiz } from "@gk/ui/quiz";
import { SchoolTeaser } from "@gk/ui/school-teaser";
import { SectionHead } from "@gk/ui/section-head";
import { SeedCall } from "@gk/ui/seed-call";
import { ToolComparison } from "@gk/ui/tool-comparison";
import { UsageFlow } from "@gk/ui/usage-flow";
import { memo, useMemo } from "react";
import { useAnswer } from "../data/answers.ts";
import { headFor, translatorOf } from "../data/head.server.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { preload } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { organization, website } from "../structured/organization.server.ts";
import { BelowFirstView } from "../words/BelowFirstView.tsx";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/home";
import { planStages } from "./home/plans.ts";
import { quizQuestions, quizResult, quizWords } from "./home/quiz.tsx";
import {
  categoryWords,
  facts,
  heroCoupon,
  heroWords,
  schoolWords,
  toolRows,
  toolWords,
  usageWords,
} from "./home/sections.ts";

export { headers } from "../data/cache.ts";

/** Without what only other pages say of them: the page's first view waits for each of its bytes. */
const plans = query(
  "listPlans",
  {},
  {
    as: "home",
    select: ({ data }) => data.plans.map(({ description: _description, features: _features, ...plan }) => plan),
  },
);

export const loader = page("home", async (visit, { request, url }: Route.LoaderArgs) => {
  const t = translatorOf(visit);
  return {
    ...(url.search ? { answered: quizQuestions(t).map(({ name }) => url.searchParams.get(name) ?? "") } : {}),
    ...(await preload(visit, { plans })),
    head: { ...headFor(visit, request, "home"), structured: [organization(visit, t), website(visit, t)] },
  };
});

/** By itself: whoever reads the page's data is asked again at each step of a move, when nothing of it has changed. */
function CharacterQuiz() {
  const t = useTranslations();
  const { answered } = usePageData<typeof loader>();
  return useMemo(
    () => (
      <Quiz
        words={quizWords(t)}
        questions={quizQuestions(t)}
        resultFor={(answers) => quizResult(t, answers)}
        answered={answered}
      />
    ),
    [t, answered],
  );
}

/** By themselves: their answer comes with the router's next step, and their words a frame later. */
function Plans() {
  const t = useTranslations();
  const offered = useAnswer(plans);
  return (
    <PlanGrowth
      words={t.group("home.plans", ["title", "lead", "all"])}
      plans={planStages(t, offered)}
      allHref={paths.plans}
    />
  );
}

const Sections = memo(function Sections() {
  const t = useTranslations();
  return (
    <>
      <Band wave={0} id="what-is-gk" aria-labelledby="what-is-gk-title">
        <Container>
          <SectionHead id="what-is-gk-title" title={phrases(t("home.whatIs.title"))} lead={t("home.whatIs.lead")} />
          <CategoryFlower words={categoryWords(t)} />
          <FactList facts={facts(t)} />
        </Container>
      </Band>
      <UsageFlow id="flow" words={usageWords(t)} moreHref={paths.app} />
      <ToolComparison words={toolWords(t)} rows={toolRows(t)} compareHref={paths.plans} />
      <CharacterQuiz />
      <SchoolTeaser words={schoolWords(t)} href={paths.school} />
      <Plans />
      <SeedCall words={t.group("home.cta", ["title", "lead", "action"])} href={paths.register} />
    </>
  );
});

/**
 * Drawn anew only when something that it reads has changed: the router gives its routes new props at each step of a
 * navigation.
 */
export default memo(
  function Home() {
    const t = useTranslations();
    return (
      <>
        <Hero words={heroWords(t)} downloadHref={paths.download} howHref="#flow" coupon={heroCoupon(t)} />
        <BelowFirstView>
          <Sections />
        </BelowFirstView>
      </>
    );
  },
  () => true,
);
