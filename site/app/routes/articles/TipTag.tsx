import { missionCategory, slugOf } from "@gk/domain";
import { TopicTag } from "@gk/ui/topic-tag";
import type { ArticleSummary } from "@gk/web";
import { useTranslations } from "../../words/words.ts";

/** The area of good character that a tip is about. */
export function TipTag({ tip }: { tip: NonNullable<ArticleSummary["tip"]> }) {
  const t = useTranslations();
  const category = slugOf(missionCategory, tip.category);
  return <TopicTag tone={category}>{t(`category.${category}.name`)}</TopicTag>;
}
