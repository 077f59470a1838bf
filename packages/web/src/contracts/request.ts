import { toInteger } from "@gk/domain";
import * as v from "valibot";

/** A whole number of a path or a query, where everything is text. */
export const integer = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => toInteger(value)),
  v.number(),
  v.integer(),
);

/** The number of a record in a path or a query. */
export const recordId = v.pipe(integer, v.minValue(1));

/** The path parameter of a record. */
export const byId = v.object({ id: recordId });

/** The path parameter of what can be named by its number or its slug. */
export const byIdOrSlug = v.object({ id: v.union([v.string(), v.number()]) });

const commaSeparated = v.pipe(
  v.string(),
  v.transform((text): (number | string)[] => text.split(",").filter((part) => part !== "")),
);

/** At most so many records' numbers, on the wire with commas between them: `1,4,5`. */
export const idList = (max: number) =>
  v.pipe(v.union([v.array(v.union([v.number(), v.string()])), commaSeparated]), v.array(recordId), v.maxLength(max));

const pageNumber = v.pipe(integer, v.minValue(1));

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
