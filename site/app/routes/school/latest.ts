import type { SchoolArticleSummary } from "@gk/web";
import { type StrengthGroup, strengthGroups } from "@gk/ui/topic-tag";

/** How many articles of a type the page of the school edition shows. */
const shown = 3;

/** The newest of each type, by the type's slug, of articles that come newest first. */
export const latestByType = (articles: readonly SchoolArticleSummary[]) => {
  const latest = new Map<string, SchoolArticleSummary[]>();
  for (const article of articles) {
    const known = latest.get(article.type.slug) ?? [];
    if (known.length < shown) latest.set(article.type.slug, [...known, article]);
  }
  return latest;
};

/** The newest article about a group of strengths. */
export const articleAbout = (group: StrengthGroup, articles: readonly SchoolArticleSummary[]) =>
  articles.find(({ strength_group }) => strength_group === group);

/** What the page of the school edition shows of all articles: the newest of each type, and of each group of strengths. */
export function shownOf(articles: readonly SchoolArticleSummary[]): SchoolArticleSummary[] {
  const latest = [...latestByType(articles).values()].flat();
  const about = strengthGroups.map((group) => articleAbout(group, articles));
  return articles.filter((article) => latest.includes(article) || about.includes(article));
}
