import { formatDate, type IsoDate } from "@gk/domain";
import { ArticleCard } from "@gk/ui/article-card";
import type { CardLook } from "@gk/ui/card";
import type { ArticleSummary } from "@gk/web";
import { coverOf } from "../../content/cover.ts";
import { textPreview } from "../../content/text-preview.ts";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { TipTag } from "./TipTag.tsx";

export type ArticleItemProps = { article: ArticleSummary; look?: CardLook; level?: 2 | 3; eager?: boolean };

/** An article in a list. `plain` is its picture and title only. */
export function ArticleItem({ article, look = "sheet", level = 2, eager }: ArticleItemProps) {
  const t = useTranslations();
  const { type, slug, title, summary, published_at: iso, illustration, tip } = article;
  const full = look === "sheet";
  return (
    <ArticleCard
      look={look}
      level={level}
      eager={eager}
      href={paths.article(type, slug)}
      title={title}
      cover={coverOf(illustration)}
      {...(full && tip ? { tag: <TipTag tip={tip} /> } : {})}
      {...(full ? { date: { iso, text: formatDate(iso as IsoDate, t.locale) }, preview: textPreview(summary) } : {})}
    />
  );
}
