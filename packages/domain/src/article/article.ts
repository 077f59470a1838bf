/**
 * The article types that `/{articles}` always knows; the provider may list more.
 * @source decision 6
 */
export const articleTypes = ["news", "events", "tips"] as const;

/** An article type that `/{articles}` always knows. */
export type ArticleType = (typeof articleTypes)[number];
