import { CardGrid } from "@gk/ui/card";
import { MoreLink } from "@gk/ui/link";
import { SectionHead } from "@gk/ui/section-head";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { SchoolArticleSummary, SchoolArticleType } from "@gk/web";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { latestByType } from "./latest.ts";
import { SchoolArticleCard } from "./SchoolArticleCard.tsx";

type ArticlesByTypeProps = {
  types: readonly SchoolArticleType[];
  articles: readonly SchoolArticleSummary[];
};

/** What schools can read: the newest of each type, and the way to all of it. */
export function ArticlesByType({ types, articles }: ArticlesByTypeProps) {
  const t = useTranslations();
  const latest = latestByType(articles);
  return (
    <section id="articles" aria-labelledby="articles-title">
      <Stack gap="10">
        <SectionHead id="articles-title" align="start" {...t.group("school.articles", ["title", "lead"])} />
        {types.map(({ id, slug, name, description }) => (
          <Stack key={id} gap="5">
            <Heading level={3} size="2xl" dynamic>
              {name}
            </Heading>
            <Text>{description}</Text>
            <CardGrid>
              {latest.get(slug)?.map((article) => (
                <SchoolArticleCard key={article.id} article={article} level={4} />
              ))}
            </CardGrid>
            <MoreLink href={paths.schoolType(slug)}>{t("school.articles.ofType", { type: name })}</MoreLink>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
