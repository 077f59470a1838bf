import { contentKinds } from "@gk/domain";
import * as v from "valibot";
import { count, day, id } from "./value.ts";

/**
 * Something that a search has found, in plain text.
 * @source decision 75
 */
export const searchResultSchema = v.object({
  kind: v.picklist(contentKinds),
  id,
  slug: v.string(),
  /** The slug of a school article's kind, which its address names. */
  section: v.nullable(v.string()),
  title: v.string(),
  /** A part of its text around the words found. */
  excerpt: v.string(),
  published_at: day,
});

/** How many of each kind a search finds. */
export const searchCountsSchema = v.object({ news: count, events: count, tips: count, market: count, school: count });

/** Something that a search has found. */
export type SearchResult = v.InferOutput<typeof searchResultSchema>;

/** How many of each kind a search finds. */
export type SearchCounts = v.InferOutput<typeof searchCountsSchema>;
