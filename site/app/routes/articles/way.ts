import { missionCategory, slugOf } from "@gk/domain";
import type { ArticleSummary } from "@gk/web";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";
import { sectionOf } from "./sections.ts";

/** The pages above an article, from the top down: its list, and of a tip those of its area. */
export function wayTo({ type, tip }: Pick<ArticleSummary, "type" | "tip">, t: Translator) {
  const list = { label: t(sectionOf(type).title), href: paths.articles(type) };
  if (!tip) return [list];
  const area = slugOf(missionCategory, tip.category);
  return [list, { label: t(`category.${area}.name`), href: paths.tipsAbout(area) }];
}
