import { formatDate } from "@gk/domain";
import { ArticleCard } from "@gk/ui/article-card";
import { Tag } from "@gk/ui/tag";
import type { SchoolArticleSummary } from "@gk/web";
import { coverOf } from "../../content/cover.ts";
import { textPreview } from "../../content/text-preview.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";

/** A school article in a list. */
export function SchoolArticleCard({ article, level = 2 }: { article: SchoolArticleSummary; level?: 2 | 3 | 4 }) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { type, slug, title, summary, published_at: iso, illustration } = article;
  return (
    <ArticleCard
      level={level}
      href={paths.schoolArticle(type.slug, slug)}
      title={headline(title)}
      picture={coverOf(illustration)}
      date={{ iso, text: formatDate(iso, t.locale) }}
      preview={textPreview(summary)}
      tag={<Tag>{type.name}</Tag>}
    />
  );
}
