import { Band } from "@gk/ui/band";
import { Container } from "@gk/ui/container";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { StrengthPanels } from "@gk/ui/strength-panels";
import type { SchoolArticleSummary } from "@gk/web";
import { paths } from "../../paths.ts";
import { namesOf, type StrengthGroupText } from "../../school/strengths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import { articleAbout } from "./latest.ts";

type StrengthsProps = {
  groups: readonly StrengthGroupText[];
  /** What schools can read about them. */
  articles: readonly SchoolArticleSummary[];
};

/** The 24 strengths in their six groups, with the article that is about each group. */
export function Strengths({ groups, articles }: StrengthsProps) {
  const t = useTranslations();
  const headline = useHeadlines();
  const more = (about: SchoolArticleSummary | undefined) =>
    about && { href: paths.schoolArticle(about.type.slug, about.slug), text: headline(about.title) };
  return (
    <Band tone="sunken" wave={1} id="strengths" aria-labelledby="strengths-title">
      <Container>
        <Stack gap="10">
          <SectionHead id="strengths-title" title={t("school.strengths.title")} lead={t("school.strengths.lead")} />
          <StrengthPanels
            groups={groups.map((each) => ({
              ...namesOf(t, each),
              lead: each.lead,
              strengths: each.strengths,
              more: more(articleAbout(each.group, articles)),
            }))}
          />
        </Stack>
      </Container>
    </Band>
  );
}
