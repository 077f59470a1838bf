import { FaqList } from "@gk/ui/faq-list";
import { pictures } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { Prose } from "@gk/ui/prose";
import { Stack } from "@gk/ui/stack";
import { TabLinks } from "@gk/ui/tab-links";
import { Heading } from "@gk/ui/text";
import { useSearchParams } from "react-router-dom";
import { longPage } from "../content/pages.server.ts";
import { useAnswer } from "../data/answers.ts";
import { page } from "../data/page.server.ts";
import { usePageData } from "../data/page.ts";
import { query } from "../data/query.ts";
import { preload } from "../data/read.server.ts";
import { paths } from "../paths.ts";
import { useVisitor } from "../session/useVisitor.ts";
import { phrases } from "../words/phrases.tsx";
import { useTranslations } from "../words/words.ts";
import type { Route } from "./+types/plans";
import { FamilyPlans } from "./plans/FamilyPlans.tsx";
import { SchoolPlans } from "./plans/SchoolPlans.tsx";

export { headers } from "../data/cache.ts";
export { clientLoader, meta } from "../data/page.ts";

const plans = query("listPlans");
const editionOf = (search: URLSearchParams) => (search.get("type") === "school" ? "school" : "family");
const asked = { family: ["per-child", "refund", "auto-renew"], school: ["school-plans", "school-social-worker"] };

export const loader = page("plans", async (visit, args: Route.LoaderArgs) => ({
  ...(await preload(visit, { plans })),
  questions: longPage("faq", visit.locale).sections.filter(({ id }) =>
    asked[editionOf(args.url.searchParams)].includes(id),
  ),
}));

/** Plans and prices for families and schools. @source spec §2, §3; decision 27 */
export default function Plans() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const { questions } = usePageData<typeof loader>();
  const { data } = useAnswer(plans);
  const signedIn = useVisitor().member !== null;
  const school = editionOf(search) === "school";
  return (
    <>
      <PageHead
        title={phrases(t("plans.title"))}
        lead={school ? t("plans.school.lead") : t("plans.lead")}
        tone={school ? "dusk" : "leaf"}
        picture={school ? pictures.school : pictures.mascotFly}
      >
        <TabLinks
          label={t("plans.title")}
          links={[
            { id: "family", label: t("plans.tab.family"), href: paths.plans, current: !school },
            { id: "school", label: t("plans.tab.school"), href: paths.schoolPlans, current: school },
          ]}
        />
      </PageHead>
      <PageBody>
        {school ? <SchoolPlans plans={data.school_plans} /> : <FamilyPlans plans={data.plans} signedIn={signedIn} />}
        <Stack gap="6">
          <Heading level={2}>{t("plans.faq.title")}</Heading>
          <FaqList
            questions={questions.map(({ id, title, html }) => ({ id, question: title, answer: <Prose html={html} /> }))}
          />
          <Link href={school ? paths.faqSchool : paths.faqPlans}>{t("plans.faq.cta")}</Link>
        </Stack>
      </PageBody>
    </>
  );
}
