/**
 * The article types that `/{articles}` always knows; the provider may list more.
 * @source decision 6
 */
export const articleTypes = ["news", "events", "tips"] as const;

/** An article type that `/{articles}` always knows. */
export type ArticleType = (typeof articleTypes)[number];

/**
 * Which events a list may be narrowed to: those that are not over, and those that are.
 * @source decision 183
 */
export const eventTimes = ["upcoming", "past"] as const;

/** Which events a list is narrowed to. */
export type EventTime = (typeof eventTimes)[number];
