/**
 * What is searched, in the order in which it is shown: the provider's content, and the frequent questions, whose text is
 * the site's own.
 * @source decision 75
 */
export const searchKinds = ["news", "events", "tips", "market", "school", "faq"] as const;

/** A kind of what is searched. */
export type SearchKind = (typeof searchKinds)[number];

/** The kinds that the provider searches. */
export const contentKinds = ["news", "events", "tips", "market", "school"] as const satisfies readonly SearchKind[];

/** A kind that the provider searches. */
export type ContentKind = (typeof contentKinds)[number];

/**
 * The bounds of a search. They are the product's own choice.
 * @units the text in code points; the rest in words and results; `counted` is how far they are counted: there may be
 * more than that
 * @source decision 75, decision 139
 */
export const searchBounds = { text: { max: 100 }, words: { max: 8 }, first: 3, page: 10, counted: 50 } as const;
