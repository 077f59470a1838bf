import { missionCategory, slugOf } from "@gk/domain";
import { Glyph } from "@gk/ui/glyph";
import { TopicTag } from "@gk/ui/topic-tag";
import type { ArticleSummary } from "@gk/web";
import { useTranslations } from "../../words/words.ts";

type TipTagProps = {
  tip: NonNullable<ArticleSummary["tip"]>;
  /** Whether the area's icon stands before its name. */
  icon?: boolean;
};

/** The area of good character that a tip is about. */
export function TipTag({ tip, icon = false }: TipTagProps) {
  const t = useTranslations();
  const category = slugOf(missionCategory, tip.category);
  return (
    <TopicTag tone={category}>
      {icon && <Glyph name={`category-${category}`} />}
      {t(`category.${category}.name`)}
    </TopicTag>
  );
}
