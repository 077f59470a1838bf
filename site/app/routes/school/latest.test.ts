import type { SchoolArticleSummary } from "@gk/web";
import { expect, it } from "vitest";
import { articleAbout, latestByType, shownOf } from "./latest.ts";

const article = (id: number, slug: string, strength_group: string | null = null): SchoolArticleSummary => ({
  id,
  slug: `article-${id}`,
  type: { id: 1, slug, name: slug },
  title: `Article ${id}`,
  summary: "In short.",
  published_at: "2026-11-09",
  illustration: "school-practice",
  strength_group,
});

const articles = [
  article(6, "practice"),
  article(5, "strengths", "courage"),
  article(4, "practice"),
  article(3, "practice"),
  article(2, "practice"),
  article(1, "strengths", "courage"),
];

it("keeps the three newest of each type", () => {
  const latest = latestByType(articles);
  expect(latest.get("practice")?.map(({ id }) => id)).toEqual([6, 4, 3]);
  expect(latest.get("strengths")?.map(({ id }) => id)).toEqual([5, 1]);
});

it("finds the newest article about a group of strengths, or none", () => {
  expect(articleAbout("courage", articles)?.id).toBe(5);
  expect(articleAbout("wisdom", articles)).toBeUndefined();
});

it("hands the page what it shows, and what is about a strength however many of its type are newer", () => {
  expect(shownOf(articles).map(({ id }) => id)).toEqual([6, 5, 4, 3, 1]);
  const old = article(0, "practice", "wisdom");
  expect(shownOf([...articles, old]).map(({ id }) => id)).toEqual([6, 5, 4, 3, 1, 0]);
});
