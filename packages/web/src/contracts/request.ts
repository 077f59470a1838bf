import { idBounds, idSchema, isVisible, toId, toInteger } from "@gk/domain";
import * as v from "valibot";

/** A whole number of a path or a query, where everything is text. */
export const integer = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => toInteger(value)),
  v.number(),
  v.integer(),
);

/** The number of a record in a path or a query. */
export const recordId = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => toId(value)),
  idSchema,
);

/** The path parameter of a record. */
export const byId = v.object({ id: recordId });

/**
 * The name of something in a path or a query: short, and nothing in it that can't be seen, since PostgreSQL takes no
 * NUL.
 */
export const slug = v.pipe(v.string(), v.maxLength(191), v.check(isVisible));

/** The path parameter of what can be named by its number or its slug. */
export const byIdOrSlug = v.object({ id: v.union([recordId, slug]) });

const commaSeparated = v.pipe(
  v.string(),
  v.transform((text): (number | string)[] => text.split(",").filter((part) => part !== "")),
);

/** At most so many records' numbers, on the wire with commas between them: `1,4,5`. */
export const idList = (max: number) =>
  v.pipe(v.union([v.array(v.union([v.number(), v.string()])), commaSeparated]), v.array(recordId), v.maxLength(max));

/** As many pages as there can be records. */
export const pageNumber = v.pipe(integer, v.minValue(1), v.maxValue(idBounds.max));

/** The most rows that a list answers at once. */
const maxLimit = 100;

/** Which part of a list is wanted. */
export const paging = (limit: number) => ({
  page: v.optional(pageNumber, 1),
  limit: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(maxLimit)), limit),
});

/**
 * Public lists of content: the site sends `published=1`; nothing else is ever answered to the public.
 * @source decision 48
 */
export const published = { published: v.optional(v.pipe(integer, v.picklist([1]))) };
