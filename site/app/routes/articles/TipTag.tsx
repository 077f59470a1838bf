import { missionCategory, slugOf } from "@gk/domain";
import { Tag } from "@gk/ui/tag";
import type { ArticleSummary } from "@gk/web";
import { useTranslations } from "../../words/words.ts";

/** The area of good character that a tip is about. */
export function TipTag({ tip }: { tip: NonNullable<ArticleSummary["tip"]> }) {
  const t = useTranslations();
  const category = slugOf(missionCategory, tip.category);
  return <Tag tone={category}>{t(`category.${category}.name`)}</Tag>;
}
