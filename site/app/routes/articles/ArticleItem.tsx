import { formatDate } from "@gk/domain";
import { ArticleCard, type ArticleCardVariant } from "@gk/ui/article-card";
import type { ArticleSummary } from "@gk/web";
import { memo } from "react";
import { coverOf } from "../../content/cover.ts";
import { textPreview } from "../../content/text-preview.ts";
import { paths } from "../../paths.ts";
import { useHeadlines } from "../../words/headlines.tsx";
import { useTranslations } from "../../words/words.ts";
import { TipTag } from "./TipTag.tsx";

export type ArticleItemProps = {
  id?: string;
  article: ArticleSummary;
  variant?: ArticleCardVariant;
  level?: 2 | 3;
  eager?: boolean;
};

/** An article in a list. `plain` is its picture, its title and how long it takes to read. */
export const ArticleItem = memo(function ArticleItem({
  id,
  article,
  variant = "sheet",
  level = 2,
  eager,
}: ArticleItemProps) {
  const t = useTranslations();
  const headline = useHeadlines();
  const { type, slug, title, summary, published_at: iso, reading_minutes: minutes, illustration, tip } = article;
  const full = variant !== "plain";
  return (
    <ArticleCard
      id={id}
      variant={variant}
      level={level}
      eager={eager}
      href={paths.article(type, slug)}
      title={headline(title)}
      picture={coverOf(illustration)}
      {...(full && tip ? { tag: <TipTag tip={tip} /> } : {})}
      {...(!full && minutes ? { readingTime: t("articles.minutes", { minutes }) } : {})}
      {...(full ? { date: { iso, text: formatDate(iso, t.locale) }, preview: textPreview(summary) } : {})}
    />
  );
});
